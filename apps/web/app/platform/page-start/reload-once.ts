/**
 * Reloads a page whose chunks a deploy has deleted, which loads those of the current build. A reload that did not help
 * is not repeated, and offline pages stay. Runs inline, so it uses nothing outside of itself.
 */
export function reloadOnMissingChunk(): void {
  const KEY = 'reloaded-at';
  /** A second failure within this time is not caused by an old page. */
  const AGAIN_MS = 60_000;
  window.addEventListener('vite:preloadError', () => {
    try {
      const reloadedAt = Number(sessionStorage.getItem(KEY) ?? 0);
      if (!navigator.onLine || Date.now() - reloadedAt < AGAIN_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage, a page that always fails would reload forever.
      return;
    }
    window.location.reload();
  });
}
