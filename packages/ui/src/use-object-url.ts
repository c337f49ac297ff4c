import { useMemo, useSyncExternalStore } from 'react';

/** An object URL of a chosen file; null until it is created. Revoked on unmount. */
export function useObjectUrl(file: File): string | null {
  const store = useMemo(() => objectUrlStore(file), [file]);
  return useSyncExternalStore(store.subscribe, store.get, noUrl);
}

function objectUrlStore(file: File) {
  let url: string | null = null;
  return {
    get: () => url,
    subscribe: (onChange: () => void) => {
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
