import { isLeaving, stayed } from '@errand/client/network/leaving.ts';
import { readStorage, writeStorage } from '@errand/client/storage.ts';

const RELOADED = 'reloaded-at';
/** A second failure within this time is not caused by an old page. */
const AGAIN_MS = 60_000;

/**
 * Reloads a page whose build a deploy has replaced, which loads the files of the current one, and then never resolves.
 * The server must say that the build is gone: a failed load alone may be due to the network. A reload that did not help
 * is not repeated.
 */
export async function reloadOutdatedPage(): Promise<void> {
  if (!(await isOutdated())) return;
  // The response may arrive while the page is left.
  if (isLeaving()) await stayed();
  if (Date.now() - readStorage('session', RELOADED, Number) < AGAIN_MS) return;
  // Without storage, a page that always fails would reload forever.
  if (!writeStorage('session', RELOADED, Date.now())) return;
  window.location.reload();
  await new Promise(() => {});
}

/** Whether the server has deleted the manifest of this page's build, whose name changes with any of its files. */
async function isOutdated(): Promise<boolean> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { url?: string } };
  if (!manifest?.url) return false;
  return fetch(manifest.url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}
