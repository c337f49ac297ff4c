/**
 * The service worker. Pages and API calls always use the network, so that places, prices and orders are never outdated.
 * Without a network, a navigation gets the offline page. Hashed files of the storefront come from the cache.
 */
const CACHE = 'errand-2';
/**
 * Browsers install a worker whose bytes have changed, and only then fetch this page. The hash changes them with the page.
 * SHA-256 of the offline page: 4a346efb4dc1c1505114515e508d0f098e0111ca70fe62a9bc292ee4c3feac29
 */
const OFFLINE = '/offline.html';
/** The size of the file cache. The oldest files, those of former builds, are evicted first. */
const FILES_KEPT = 200;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(new Request(OFFLINE, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
    return;
  }
  const url = new URL(request.url);
  if (url.origin === self.location.origin && url.pathname.startsWith('/assets/')) {
    event.respondWith(hashedFile(request));
  }
});

async function hashedFile(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const files = (await cache.keys()).filter(({ url }) => !url.endsWith(OFFLINE));
    await Promise.all(files.slice(0, -FILES_KEPT).map((file) => cache.delete(file)));
  }
  return response;
}
