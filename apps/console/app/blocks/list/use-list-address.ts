import { useSearchParams } from 'react-router';

/** Parameters that are not part of a saved view. */
const POSITION = ['cursor'];

/**
 * The state of a list, all of it in the address, so that Back, reload, a copied link and saved views work: `search`,
 * filters, `sort`, `direction`, `cursor` of the page, and `columns`, the ids of columns shown or hidden against their
 * default.
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams();

  /** Sets parameters; empty ones are removed. Other rows begin on their first page. */
  function set(values: Record<string, string | undefined>, options?: { replace?: boolean }): void {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of POSITION) next.delete(name);
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: options?.replace ?? false },
    );
  }

  return {
    get: (name: string) => params.get(name) ?? undefined,
    set,
    /** Replaces the whole state by a saved view's. */
    open: (query: string) => setParams(new URLSearchParams(query)),
    /** The state as a saved view holds it. */
    query: (): string => {
      const kept = new URLSearchParams(params);
      for (const name of POSITION) kept.delete(name);
      kept.sort();
      return kept.toString();
    },
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
