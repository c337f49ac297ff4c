import { useState } from 'react';

/** What the tab keeps under a key, over reloads; null for nothing, on the server, and where a browser keeps nothing. */
export function readSessionStorage(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null lets go of it. Where a browser keeps nothing, this does nothing: what the page shows lives as long as the page. */
export function writeSessionStorage(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As said above.
  }
}

/** State that a reload does not lose. `readable` takes what an earlier version of the page may have kept. */
export function useSessionStorage<Value>(
  key: string,
  readable: (kept: unknown) => Value | null,
): [Value | null, (value: Value | null) => void] {
  const [value, setValue] = useState(() => readable(readSessionStorage(key)));
  return [
    value,
    (next) => {
      setValue(next);
      writeSessionStorage(key, next);
    },
  ];
}
