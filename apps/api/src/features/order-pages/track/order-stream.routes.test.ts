import type { AddressInfo } from 'node:net';
import { ORDER_EVENTS_PATH } from '@errand/contract/orders-track';
import type { OrderStatus } from '@errand/domain/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeShop, placeOne } from '../../../../test/buyers.ts';
import { makeCourier } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { recordLocation } from '../../couriers/index.ts';
import { orderChanges, type TransitionDetails } from '../../orders/index.ts';
import { changeSettings } from '../../settings/index.ts';
import { settings } from '../../settings/settings.tables.ts';

let api: TestApi;
let base: string;
/** Subscriptions of open streams. */
const listening = new Set<string>();

beforeAll(async () => {
  api = await startApi();
  const subscribe = api.deps.events.subscribe.bind(api.deps.events);
  let count = 0;
  api.deps.events.subscribe = (topic, listener) => {
    const stop = subscribe(topic, listener);
    if (!topic.startsWith('order')) return stop;
    count += 1;
    const key = `${topic}#${count}`;
    listening.add(key);
    return () => {
      listening.delete(key);
      stop();
    };
  };
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}${ORDER_EVENTS_PATH}`;
});
afterAll(() => api.stop());

type Event = { event: string; id?: string; data: unknown };

/** Opens a stream; `next` waits for the next event or the end (null). */
async function open(query: Record<string, string | number>, headers: Record<string, string> = {}) {
  const abort = new AbortController();
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const response = await fetch(`${base}?${text.join('&')}`, { headers, signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';

  async function next(): Promise<Event | null> {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const block = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)));
        if (fields.event) return { event: fields.event, id: fields.id, data: JSON.parse(fields.data) };
        continue;
      }
      const part = await reader?.read();
      if (!part || part.done) return null;
      buffer += part.value;
    }
  }

  return { response, next, close: () => abort.abort() };
}

function transition(orderId: number, to: OrderStatus, details: TransitionDetails = { actor: 'store' }) {
  return api.db.transaction((tx) => orderChanges.transition(api.deps, tx, orderId, to, details));
}

async function makeRunningOrder() {
  const shop = await makeShop(api);
  const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
  const { buyer, orderId } = await placeOne(api, shop);
  const key = { order_id: orderId, guest_id: buyer.viewer.guestId ?? '' };
  return { orderId, courier, key, shop };
}

async function waitForUnsubscribe() {
  for (let n = 0; n < 200 && listening.size > 0; n += 1) await new Promise((done) => setTimeout(done, 10));
  return [...listening];
}

test('the order is sent on connection and after every transition, until it has ended', async () => {
  const { key, orderId } = await makeRunningOrder();
  const stream = await open(key);
  expect(stream.response.headers.get('content-type')).toMatch('text/event-stream');
  expect(stream.response.headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
  const first = await stream.next();
  expect(first).toMatchObject({ event: 'order', data: { id: orderId, order_status: 'pending' } });
  await transition(orderId, 'confirmed');
  const second = await stream.next();
  expect(second).toMatchObject({ event: 'order', data: { order_status: 'confirmed' } });
  expect(Number(second?.id)).toBeGreaterThan(Number(first?.id));
  await transition(orderId, 'canceled');
  expect(await stream.next()).toMatchObject({ event: 'order', data: { order_status: 'canceled' } });
  expect(await stream.next()).toBeNull();
  expect(await waitForUnsubscribe()).toEqual([]);
});

test('an open stream uses settings that were changed meanwhile', async () => {
  const { key, orderId } = await makeRunningOrder();
  const stream = await open(key);
  const amount = async () => {
    const event = await stream.next();
    return Number((event?.data as { order_amount?: number } | undefined)?.order_amount);
  };
  const before = await amount();
  // The console refuses other decimals while amounts are stored.
  const decimals = 'digit_after_decimal_point';
  await api.db.insert(settings).values({ key: decimals, value: 3 });
  await changeSettings(api.deps, { timeformat: '12' });
  await transition(orderId, 'confirmed');
  expect(await amount()).toBeCloseTo(before / 10);
  stream.close();
  await api.db.delete(settings).where(eq(settings.key, decimals));
  await changeSettings(api.deps, { timeformat: '24' });
  expect(await waitForUnsubscribe()).toEqual([]);
});

test('an order with a failed payment is still streamed through its retry', async () => {
  const { key, orderId } = await makeRunningOrder();
  const stream = await open(key);
  await stream.next();
  for (const status of ['failed', 'pending', 'confirmed'] as const) {
    await transition(orderId, status, { actor: 'system' });
    expect(await stream.next()).toMatchObject({ event: 'order', data: { order_status: status } });
  }
  stream.close();
  expect(await waitForUnsubscribe()).toEqual([]);
});

test('a resumed stream sends only newer states', async () => {
  const { key, orderId } = await makeRunningOrder();
  const before = await open(key);
  const seen = (await before.next())?.id ?? '';
  before.close();

  const same = await open(key, { 'last-event-id': seen });
  await transition(orderId, 'confirmed');
  expect(await same.next()).toMatchObject({ data: { order_status: 'confirmed' } });
  same.close();

  await transition(orderId, 'processing');
  const later = await open({ ...key, last_event_id: seen });
  expect(await later.next()).toMatchObject({ data: { order_status: 'processing' } });
  later.close();
  expect(await waitForUnsubscribe()).toEqual([]);
});

test('an ended order is sent once, and a client that has seen the end gets a 204', async () => {
  const { key, orderId } = await makeRunningOrder();
  await transition(orderId, 'canceled');
  const stream = await open(key);
  const end = await stream.next();
  expect(end).toMatchObject({ data: { order_status: 'canceled' } });
  expect(await stream.next()).toBeNull();
  const again = await open(key, { 'last-event-id': end?.id ?? '' });
  expect(again.response.status).toBe(204);
});

test('during the ride positions are sent at most once a second, the newest first', async () => {
  const { key, orderId, courier } = await makeRunningOrder();
  for (const status of ['confirmed', 'handover'] as const) await transition(orderId, status);
  await transition(orderId, 'picked_up', { actor: 'courier', courierId: courier.id });
  const stream = await open(key);
  expect(await stream.next()).toMatchObject({ event: 'order' });
  expect(await stream.next()).toEqual({
    event: 'position',
    id: undefined,
    data: { lat: 25, lng: 55, heading: null },
  });
  const begun = performance.now();
  for (let n = 1; n <= 5; n += 1) {
    await recordLocation(api.deps, api.db, courier.id, { latitude: 25 + n / 1000, longitude: 55 }, 10);
  }
  let last = await stream.next();
  expect(performance.now() - begun).toBeGreaterThan(900);
  // Five streams may take more than a second to open.
  while (last && (last.data as { lat: number }).lat < 25.005) last = await stream.next();
  expect(last).toMatchObject({ event: 'position', data: { lat: 25.005, lng: 55, heading: 10 } });
  stream.close();
  expect(await waitForUnsubscribe()).toEqual([]);
});

test('a stream is open only to the owner and with the contact number', async () => {
  const { orderId, shop } = await makeRunningOrder();
  const other = await makeBuyer(api, shop, 'customer');
  const headers = { authorization: `Bearer ${other.viewer.token}` };
  for (const [query, sent] of [
    [{ order_id: orderId }, {}],
    [{ order_id: orderId }, headers],
    [{ order_id: orderId, contact_number: '0509999999' }, {}],
    [{ order_id: 'x' }, {}],
  ] as const) {
    const rejected = await open(query, sent);
    expect(rejected.response.status).toBe(404);
  }
  const stream = await open({ order_id: orderId, contact_number: '0501234567' });
  expect(await stream.next()).toMatchObject({ event: 'order', data: { user_id: '' } });
  stream.close();

  await other.fill(shop.item.id);
  const own = await open({ order_id: (await other.place()).order_id }, headers);
  expect(await own.next()).toMatchObject({ event: 'order' });
  own.close();
  expect(await waitForUnsubscribe()).toEqual([]);
});

test('closed connections leave no listeners', async () => {
  const { key } = await makeRunningOrder();
  const streams = await Promise.all(Array.from({ length: 10 }, () => open(key)));
  await Promise.all(streams.map((stream) => stream.next()));
  expect(listening.size).toBe(20);
  for (const stream of streams) stream.close();
  expect(await waitForUnsubscribe()).toEqual([]);
});

test('a stopping server ends its streams without waiting for them', async () => {
  const { key } = await makeRunningOrder();
  const stream = await open(key);
  await stream.next();
  const begun = performance.now();
  await api.app.close();
  expect(await stream.next()).toBeNull();
  expect(performance.now() - begun).toBeLessThan(2000);
  expect(await waitForUnsubscribe()).toEqual([]);
});
