const KEY = 'recent-searches';
const MAX = 6;

/** What was searched for in this browser, the last first. */
export function recentSearches(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, MAX) : [];
  } catch {
    return [];
  }
}

export function addRecentSearch(text: string): void {
  const rest = recentSearches().filter((known) => known.toLowerCase() !== text.toLowerCase());
  put([text, ...rest].slice(0, MAX));
}

export function clearRecentSearches(): void {
  put([]);
}

/** Storage may be full or forbidden: then nothing is remembered. */
function put(texts: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {}
}
