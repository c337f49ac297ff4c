const YEAR_SECONDS = 60 * 60 * 24 * 365;

/** Sets a first-party cookie for one year, behind https for https only; `null` deletes it. */
export function setCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : YEAR_SECONDS;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/; max-age=${age}; samesite=lax${secure}`;
  // Chromium stores cookies asynchronously. A read waits for it, so that the next page is requested with the cookie.
  Reflect.get(document, 'cookie');
}
