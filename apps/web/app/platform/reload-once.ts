import { readStoredText, writeStoredText } from '@errand/client/storage.ts';

const KEY = 'reloaded-at';
/** A second failure within this time is not one of an old page. */
const AGAIN_MS = 60_000;

/**
 * Reloads a page whose chunks a deploy has deleted, which brings those of the current build. A reload that did not help
 * is not repeated, and offline pages stay.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    const reloadedAt = Number(readStoredText('session', KEY) ?? 0);
    if (!navigator.onLine || Date.now() - reloadedAt < AGAIN_MS) return;
    // Without storage a page that always fails would reload for ever.
    if (writeStoredText('session', KEY, String(Date.now()))) window.location.reload();
  });
}
