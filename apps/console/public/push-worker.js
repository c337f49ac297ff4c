// Shows the messages of the server while the console is closed. It caches nothing and sees no request.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, language, direction = 'auto', tag, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang: language,
      dir: direction,
      tag,
      renotify: true,
      requireInteraction: true,
      icon: '/favicon.svg',
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin)));
});

/** Focuses the open board of the store, or opens it. A board's address names its store. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const board = windows.find((window) => window.url === url.href);
  if (board) return board.focus();
  return self.clients.openWindow(url.href);
}
