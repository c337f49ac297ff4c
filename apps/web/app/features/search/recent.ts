const KEY = 'recent-searches';
const MOST = 6;

/** What was searched for in this browser, the last first. */
export function recentSearches(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const rest = recentSearches().filter((known) => known.toLowerCase() !== text.toLowerCase());
  put([text, ...rest].slice(0, MOST));
}

export function forgetSearches(): void {
  put([]);
}

/** Storage may be full or forbidden: then nothing is remembered. */
function put(texts: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {}
}
