import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const WORKER = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');
const ORIGIN = 'https://shop.errand.test';
const KEY = new Uint8Array([4, 1]);

type Manifest = { icons: { src: string; type: string }[] };

/** The service worker in a browser with these open addresses and this manifest in its cache. */
function startWorker({ openPaths = [] as string[], manifest = null as Manifest | null } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const seen: { focused?: string; opened?: string; shown?: [string, object]; subscribed?: object } = {};
  const windows = openPaths.map((open) => ({ url: `${ORIGIN}${open}`, focus: () => (seen.focused = open) }));
  const self = {
    location: { origin: ORIGIN },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => (seen.opened = url.replace(ORIGIN, '')),
    },
    registration: {
      showNotification: async (...shown: [string, object]) => (seen.shown = shown),
      pushManager: { subscribe: async (options: object) => (seen.subscribed = options) },
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const caches = { match: async () => manifest && { json: async () => manifest } };
  runInNewContext(WORKER, { self, URL, caches });
  async function dispatch(type: string, event: object): Promise<typeof seen> {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
    return seen;
  }
  return {
    push: (message: object) => dispatch('push', { data: { json: () => message } }),
    click: (path: string) => dispatch('notificationclick', { notification: { close() {}, data: { path } } }),
    change: (event: object) => dispatch('pushsubscriptionchange', event),
  };
}

const message = {
  title: 'تم التوصيل',
  body: 'تم توصيل طلبك.',
  language: 'ar',
  direction: 'rtl',
  tag: 'order-7',
  path: '/track-order?order_id=7&key=x',
};

test('a message is shown in its language and direction with the picture of the shop, in place of the one before', async () => {
  const icons = [
    { src: '/media/shop/192.png', type: 'image/png' },
    { src: '/media/shop/512.png', type: 'image/png' },
  ];
  const { shown } = await startWorker({ manifest: { icons } }).push(message);
  expect(shown).toEqual([
    'تم التوصيل',
    {
      body: 'تم توصيل طلبك.',
      lang: 'ar',
      dir: 'rtl',
      tag: 'order-7',
      renotify: true,
      icon: '/media/shop/192.png',
      badge: '/media/shop/192.png',
      data: { path: '/track-order?order_id=7&key=x' },
    },
  ]);
});

test('without a cached manifest a message has the picture of the product', async () => {
  const { shown } = await startWorker().push(message);
  expect(shown?.[1]).toMatchObject({ icon: '/icon-192.png' });
});

test('a click focuses the open page of the order, and opens one beside that of another order', async () => {
  const { path } = message;
  const openPaths = ['/home', '/track-order?order_id=77', '/track-order?order_id=7'];
  expect(await startWorker({ openPaths }).click(path)).toEqual({ focused: '/track-order?order_id=7' });
  expect(await startWorker({ openPaths: openPaths.slice(0, 2) }).click(path)).toEqual({ opened: path });
});

test('a click on a message about a trip focuses its page', async () => {
  const openPaths = ['/rental/trips/70', '/rental/trips/7?key=x', '/rental/trips/7/receipt'];
  const clicked = await startWorker({ openPaths }).click(message.path);
  expect(clicked).toEqual({ focused: '/rental/trips/7?key=x' });
});

test('a subscription that ends is made again with the same key, unless the browser did so', async () => {
  const options = { userVisibleOnly: true, applicationServerKey: KEY };
  const ended = { oldSubscription: { options } };
  expect(await startWorker().change(ended)).toEqual({ subscribed: options });
  expect(await startWorker().change({ ...ended, newSubscription: {} })).toEqual({});
  expect(await startWorker().change({})).toEqual({});
});
