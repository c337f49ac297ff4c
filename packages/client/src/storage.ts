import { useState } from 'react';

/** `local` survives closing the tab, `session` only a reload. */
type Area = 'local' | 'session';

/** The text under a key. Null if there is none, and if storage is blocked or absent. */
export function readStoredText(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text unchanged; null removes the key. Returns false if storage is blocked or full. */
export function writeStoredText(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The JSON value under a key as `parse` reads it. An earlier version may have written it, so `parse` receives anything:
 * `stored-fields.ts` helps. It receives null if there is none, if it is unreadable, and if storage is blocked or absent.
 */
export function readStorage<Value>(area: Area, key: string, parse: (stored: unknown) => Value): Value {
  let stored: unknown = null;
  try {
    stored = JSON.parse(readStoredText(area, key) ?? 'null');
  } catch {}
  return parse(stored);
}

/** Stores a JSON value; null removes the key. Returns false if storage is blocked or full. */
export function writeStorage(area: Area, key: string, value: unknown): boolean {
  return writeStoredText(area, key, value === null ? null : JSON.stringify(value));
}

/** Removes every key of this site. */
export function clearStorage(area: Area): void {
  try {
    storageOf(area).clear();
  } catch {}
}

/** False in browsers that forbid the storage. */
export function hasStorage(area: Area): boolean {
  try {
    return typeof storageOf(area).length === 'number';
  } catch {
    return false;
  }
}

/** React state that survives a reload, as `readStorage` reads it. */
export function useSessionStorage<Value>(
  key: string,
  parse: (stored: unknown) => Value | null,
): [Value | null, (value: Value | null) => void] {
  const [value, setValue] = useState(() => readStorage('session', key, parse));
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
