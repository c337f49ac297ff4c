import { useState } from 'react';

/** `local` survives the tab, `session` a reload of it. */
type Area = 'local' | 'session';

/** The JSON value under a key. Null when there is none, when it is unreadable, and where storage is blocked or absent. */
export function readStorage(area: Area, key: string): unknown {
  try {
    return JSON.parse(storageOf(area).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a JSON value; null removes the key. Returns false where storage is blocked or full. */
export function writeStorage(area: Area, key: string, value: unknown): boolean {
  try {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** React state that survives a reload. `parse` validates the stored value, which an earlier version may have written. */
export function useSessionStorage<Value>(
  key: string,
  parse: (stored: unknown) => Value | null,
): [Value | null, (value: Value | null) => void] {
  const [value, setValue] = useState(() => parse(readStorage('session', key)));
  return [
    value,
    (next) => {
      setValue(next);
      writeStorage('session', key, next);
    },
  ];
}

function storageOf(area: Area): Storage {
  return area === 'local' ? localStorage : sessionStorage;
}
