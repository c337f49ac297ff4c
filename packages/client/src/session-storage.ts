import { useState } from 'react';

/** The session storage value of a key; null when absent, on the server, and without storage. */
export function readSessionStorage(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes a session storage value; null removes it. Without storage this does nothing. */
export function writeSessionStorage(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be forbidden.
  }
}

/** State that survives a reload. `readable` validates the stored value, which an earlier version may have written. */
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
