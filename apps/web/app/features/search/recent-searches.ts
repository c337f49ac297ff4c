import { readStorage, writeStorage } from '@errand/client/storage.ts';

const KEY = 'recent-searches';
const MAX = 6;

/** The browser's recent searches, newest first. */
export function recentSearches(): string[] {
  return readStorage('local', KEY, (stored) =>
    Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MAX) : [],
  );
}

export function addRecentSearch(text: string): void {
  const rest = recentSearches().filter((known) => known.toLowerCase() !== text.toLowerCase());
  writeStorage('local', KEY, [text, ...rest].slice(0, MAX));
}

export function clearRecentSearches(): void {
  writeStorage('local', KEY, []);
}
