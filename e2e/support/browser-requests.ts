/**
 * Paths that browsers request on their own, whenever they like: icons, the manifest of the application, and what
 * developer tools or prefetching look up. Engines differ in it, and every version of an engine may change it.
 */
const BY_BROWSER =
  /^\/(?:favicon\.(?:ico|svg)|apple-touch-icon[^/]*\.png|icon-\d+\.png|manifest\.webmanifest|\.well-known\/.*)$/;

/** Whether a browser requests the address on its own. Such a request is no behavior of the product. */
export function isByBrowser(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && BY_BROWSER.test(parsed.pathname);
}
