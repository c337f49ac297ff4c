import { useMemo, useSyncExternalStore } from 'react';

/** An object URL of a chosen file; null until it is created, and without a file. Revoked on unmount. */
export function useObjectUrl(file: File | null): string | null {
  const store = useMemo(() => objectUrlStore(file), [file]);
  return useSyncExternalStore(store.subscribe, store.get, noUrl);
}

function objectUrlStore(file: File | null) {
  let url: string | null = null;
  return {
    get: () => url,
    subscribe: (onChange: () => void) => {
      if (!file) return () => {};
      const created = URL.createObjectURL(file);
      url = created;
      onChange();
      return () => {
        URL.revokeObjectURL(created);
        url = null;
      };
    },
  };
}

function noUrl(): null {
  return null;
}
