import { useSearchParams } from 'react-router';

/** Parameters that are not part of a saved view. */
const POSITION = ['cursor'];

/**
 * The state of a list. It is entirely in the address, so that Back, reload, a copied link and saved views work:
 * `search`, filters, `sort`, `direction`, `cursor` of the page, and `columns`, the ids of columns with inverted
 * visibility.
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams();

  /** Sets parameters, removes empty ones and returns to the first page. */
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
    /** Replaces the whole state by that of a saved view. */
    open: (query: string) => setParams(new URLSearchParams(query)),
    /** The state in the format of saved views. */
    query: (): string => {
      const kept = new URLSearchParams(params);
      for (const name of POSITION) kept.delete(name);
      kept.sort();
      return kept.toString();
    },
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
