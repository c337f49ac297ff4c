import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn<(...input: unknown[]) => unknown>());
vi.mock('#platform/api/browser-client.ts', () => ({
  api: { call },
  guestField: () => ({ guest_id: 'g' }),
  requestHeaders: () => ({}),
}));
const { followOrder } = await import('./order-stream.ts');

type Opened = {
  url: string;
  headers: Record<string, string>;
  send(text: string): void;
  end(): void;
  fail(error: Error): void;
  signal: AbortSignal;
};
const opened: Opened[] = [];
let contacts = 0;
/** The state of the network for the next requests. */
let network: 'up' | 'down' = 'up';
const page = Object.assign(new EventTarget(), { hidden: false });
/** A page that stays. */
const browser = Object.assign(new EventTarget(), {
  leaving: { isLeaving: () => false, stayed: async () => {} },
});

async function openStream(url: string, init: { headers: Record<string, string>; signal: AbortSignal }) {
  if (network === 'down') throw new TypeError('Failed to fetch');
  let feed!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
  const stream: Opened = {
    url,
    headers: init.headers,
    send: (text) => feed.enqueue(new TextEncoder().encode(text)),
    end: () => feed.close(),
    fail: (error) => feed.error(error),
    signal: init.signal,
  };
  init.signal.addEventListener('abort', () => feed.error(new Error('aborted')));
  opened.push(stream);
  return { ok: true, body };
}

const random = vi.spyOn(Math, 'random');
const seen: string[] = [];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  random.mockReturnValue(0.5);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', openStream);
  call.mockImplementation(async () => ({ order_status: 'polled', delivery_man: null }));
  opened.length = 0;
  seen.length = 0;
  network = 'up';
  stop = followOrder(
    { orderId: 7, key: 'k' },
    {
      onOrder: (order) => seen.push(order.order_status),
      onPosition: () => {},
      onContact: () => {
        contacts += 1;
      },
    },
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const sendOrder = (id: number, status: string) =>
  opened.at(-1)?.send(`id: ${id}\nevent: order\ndata: {"order_status":"${status}"}\n\n`);

test('everything that arrives is a contact, also a heartbeat, and nothing else is', async () => {
  await settle();
  contacts = 0;
  opened.at(-1)?.send(': heartbeat\n\n');
  await settle();
  expect(contacts).toBe(1);
  network = 'down';
  call.mockRejectedValue(new TypeError('Failed to fetch'));
  opened.at(-1)?.fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(contacts).toBe(1);
});

test('after a server restart the stream resumes after the last event', async () => {
  await settle();
  sendOrder(41, 'pending');
  await settle();
  opened[0]?.end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(opened).toHaveLength(2);
  expect(opened[1]?.headers['Last-Event-ID']).toBe('41');
  sendOrder(42, 'confirmed');
  await settle();
  expect(seen).toEqual(['pending', 'confirmed']);
});

test('the stream and every poll send the order, the key of its link and the guest', async () => {
  await settle();
  const url = new URL(opened[0]?.url ?? '', 'http://errand.test');
  expect(Object.fromEntries(url.searchParams)).toEqual({ order_id: '7', key: 'k', guest_id: 'g' });
  network = 'down';
  opened[0]?.fail(new TypeError('network error'));
  await settle();
  expect(call.mock.lastCall?.[1]).toMatchObject({ query: { order_id: 7, key: 'k', guest_id: 'g' } });
});

test('browsers that lose the same server do not return to it together', async () => {
  const reconnectedAfter = async (share: number) => {
    random.mockReturnValue(share);
    const before = opened.length;
    opened.at(-1)?.end();
    for (let ms = 0; ; ms += 100) {
      await vi.advanceTimersByTimeAsync(100);
      if (opened.length > before) return ms + 100;
    }
  };
  await settle();
  expect([await reconnectedAfter(0), await reconnectedAfter(0.95)]).toEqual([1000, 2900]);
});

test('a silent connection is aborted and reopened', async () => {
  await settle();
  sendOrder(41, 'pending');
  await vi.advanceTimersByTimeAsync(30_000);
  opened[0]?.send(': \n\n');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(13_000);
  expect(opened[0]?.signal.aborted).toBe(true);
  expect(opened).toHaveLength(2);
});

test('a device that wakes from sleep reconnects immediately', async () => {
  await settle();
  sendOrder(41, 'pending');
  await settle();
  vi.setSystemTime(Date.now() + 3_600_000);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(opened).toHaveLength(2);
  expect(opened[1]?.headers['Last-Event-ID']).toBe('41');
});

test('a connection that was silent until the network is back is reopened', async () => {
  await settle();
  sendOrder(41, 'pending');
  await settle();
  vi.setSystemTime(Date.now() + 3_600_000);
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(opened).toHaveLength(2);
});

test('hiding the page briefly does not drop the connection', async () => {
  await settle();
  sendOrder(41, 'pending');
  await vi.advanceTimersByTimeAsync(5000);
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(opened[0]?.signal.aborted).toBe(false);
});

test('the stream reconnects as soon as the network is back', async () => {
  await settle();
  network = 'down';
  call.mockRejectedValue(new TypeError('Failed to fetch'));
  opened[0]?.fail(new TypeError('network error'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
  network = 'up';
  browser.dispatchEvent(new Event('online'));
  await settle();
  expect(opened).toHaveLength(2);
});

test('without a stream the order is polled every few seconds', async () => {
  await settle();
  network = 'down';
  opened[0]?.fail(new TypeError('network error'));
  await vi.advanceTimersByTimeAsync(12_000);
  expect(seen.length).toBeGreaterThanOrEqual(3);
  expect(new Set(seen)).toEqual(new Set(['polled']));
});
