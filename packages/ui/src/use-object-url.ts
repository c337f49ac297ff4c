import { useMemo, useSyncExternalStore } from 'react';

/** A URL under which the browser shows a chosen file; null until it exists. It is revoked on unmount. */
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
