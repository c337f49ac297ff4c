/**
 * The service worker. Pages and API calls always use the network, so that places, prices and orders are never outdated.
 * Without a network, a navigation gets the offline page. Hashed files of the storefront come from the cache.
 * Messages of the server are shown while no page is open.
 */
const CACHE = 'errand-2';
/**
 * Browsers install a worker whose bytes have changed, and only then fetch this page. The hash changes them with the page.
 * SHA-256 of the offline page: f4f70512f5494b7960c40dbd53569ec1c02ac8f7626ec28bb12d82ebcaffb37f
 */
const OFFLINE = '/offline.html';
/** The name and the icon of the shop, for the offline page. The icon has a name of its own in the cache. */
const MANIFEST = '/manifest.webmanifest';
const ICON = '/shop-icon';
/** The size of the file cache. The oldest files, those of former builds, are evicted first. */
const FILES_KEPT = 200;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(new Request(OFFLINE, { cache: 'reload' })))
      .then(refreshBrand)
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
    const page = fetch(request);
    event.respondWith(page.catch(() => caches.match(OFFLINE)));
    event.waitUntil(page.then(refreshOnce, () => {}));
    return;
  }
  const url = new URL(request.url);
  if (url.origin === self.location.origin && url.pathname.startsWith('/assets/')) {
    event.respondWith(hashedFile(request));
  }
});

let isBrandFresh = false;

/** Once in the life of the worker, which browsers end between visits. */
async function refreshOnce() {
  if (isBrandFresh) return;
  isBrandFresh = true;
  await refreshBrand();
}

/** A shop that cannot be reached keeps the brand of the last visit. */
async function refreshBrand() {
  try {
    const cache = await caches.open(CACHE);
    const response = await fetch(MANIFEST, { cache: 'no-cache' });
    if (!response.ok) return;
    await cache.put(MANIFEST, response.clone());
    const { icons } = await response.json();
    // The icons of the product are in the offline page.
    const own = icons.find(({ src }) => src.includes('/media/'));
    if (own) await cache.put(ICON, await fetch(own.src));
    else await cache.delete(ICON);
  } catch {
    isBrandFresh = false;
  }
}

async function hashedFile(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const files = (await cache.keys()).filter(({ url }) => url.includes('/assets/'));
    await Promise.all(files.slice(0, -FILES_KEPT).map((file) => cache.delete(file)));
  }
  return response;
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data.json()));
});

/** Each message about an order replaces the one before it. */
async function show({ title, body, language, direction = 'auto', tag, path }) {
  const icon = await shopIcon();
  await self.registration.showNotification(title, {
    body,
    lang: language,
    dir: direction,
    tag,
    renotify: true,
    icon,
    badge: icon,
    data: { path },
  });
}

/** The picture of the shop for systems, which show no drawings. */
async function shopIcon() {
  try {
    const { icons } = await (await caches.match(MANIFEST)).json();
    return icons.find(({ type }) => type === 'image/png').src;
  } catch {
    return '/icon-192.png';
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data.path, self.location.origin)));
});

/** Focuses the open page of the order, or opens one. */
async function openPage(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const orderId = orderOf(url);
  const page = windows.find((window) => orderOf(new URL(window.url)) === orderId);
  if (page && orderId) return page.focus();
  return self.clients.openWindow(url.href);
}

/** The order that an address shows; trips have a page of their own. */
function orderOf({ pathname, searchParams }) {
  if (pathname === '/track-order') return searchParams.get('order_id');
  return /^\/rental\/trips\/(\d+)$/.exec(pathname)?.[1] ?? null;
}

/** The next page of the visitor stores the new subscription, because only pages know who the visitor is. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (event.newSubscription || !options) return;
  event.waitUntil(self.registration.pushManager.subscribe(options));
});
