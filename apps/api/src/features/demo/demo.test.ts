import { setTimeout as pause } from 'node:timers/promises';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { trackOrder } from '@errand/contract/orders-track';
import { encodePolyline } from '@errand/domain/location';
import { timeline } from '@errand/domain/orders';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DELIVERY_ADDRESS, makeShop, placeOne, type Shop } from '../../../test/buyers.ts';
import { makeCourier } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import type { Deps } from '../../platform/deps.ts';
import { createJobs } from '../../platform/jobs/index.ts';
import { couriers } from '../couriers/couriers.tables.ts';
import { positionTopic } from '../couriers/index.ts';
import { ORDER_PLACED } from '../orders/events/index.ts';
import { orderChanges } from '../orders/index.ts';
import { orderHistory, orders } from '../orders/orders.tables.ts';
import { startCourierTicker } from './couriers/courier-ticker.ts';
import { registerDemoJobs } from './demo.jobs.ts';

/** Speed of the simulation; a whole order takes a few seconds. */
const SPEED = 600;
/** Every step waits for the queue, which polls delayed jobs twice a second. */
vi.setConfig({ testTimeout: 40_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, deps: { now: Date.now } });
});
afterAll(() => api.stop());

/** A process with the demo's jobs and couriers on the real queue. */
async function startProcess(): Promise<{ deps: Deps; stop(): Promise<void> }> {
  const jobs = createJobs(api.url, api.deps.log);
  const deps = { ...api.deps, jobs };
  registerDemoJobs(deps, { speed: SPEED });
  await jobs.start();
  const ticker = startCourierTicker(deps);
  return {
    deps,
    async stop() {
      await ticker.stop();
      await jobs.stop();
    },
  };
}

async function statusOf(orderId: number) {
  const [row] = await api.db.select().from(orders).where(eq(orders.id, orderId));
  return row?.status;
}

async function until(orderId: number, status: string) {
  const end = Date.now() + 30_000;
  while ((await statusOf(orderId)) !== status) {
    if (Date.now() > end) throw new Error(`order is ${await statusOf(orderId)}, not ${status}`);
    await pause(50);
  }
}

async function historyOf(orderId: number) {
  const rows = await api.db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id));
  return rows.map((row) => row.status);
}

async function placed(shop: Shop, deps: Deps, body: Parameters<typeof placeOne>[2] = {}) {
  const order = await placeOne(api, shop, body);
  await deps.jobs.publish(api.db, ORDER_PLACED, { orderId: order.orderId });
  return order;
}

test('a visitor’s order is confirmed, cooked, carried along the streets and paid at the door', async () => {
  const shop = await makeShop(api);
  const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
  const running = await startProcess();
  const { buyer, orderId } = await placed(shop, running.deps);
  await until(orderId, 'delivered');
  await running.stop();
  expect(await historyOf(orderId)).toEqual(timeline('delivery'));
  const order = await buyer.client.call(trackOrder, { query: { order_id: orderId } });
  expect(order).toMatchObject({ payment_status: 'paid', delivery_man: { id: courier.id } });
  expect(order.route).toBeTruthy();
  const [there] = await api.db.select().from(couriers).where(eq(couriers.id, courier.id));
  expect(there?.latitude).toBeCloseTo(DELIVERY_ADDRESS.latitude, 5);
});

test('after a process stops half way another one completes the order', async () => {
  const shop = await makeShop(api);
  await makeCourier(api.db, { zoneId: shop.zone.id });
  const first = await startProcess();
  const { orderId } = await placed(shop, first.deps);
  await until(orderId, 'processing');
  await first.stop();
  const second = await startProcess();
  await until(orderId, 'delivered');
  await second.stop();
  expect(await historyOf(orderId)).toEqual(timeline('delivery'));
});

test('a take-away order is handed out at the store, and a canceled one is left unchanged', async () => {
  const shop = await makeShop(api);
  const running = await startProcess();
  const { buyer, orderId: canceled } = await placeOne(api, shop);
  await buyer.client.call(cancelOrder, { query: {}, body: { order_id: canceled } });
  await running.deps.jobs.publish(api.db, ORDER_PLACED, { orderId: canceled });
  const { orderId } = await placed(shop, running.deps, { order_type: 'take_away' });
  await until(orderId, 'delivered');
  await running.stop();
  expect(await historyOf(orderId)).toEqual(timeline('take_away'));
  expect(await historyOf(canceled)).toEqual(['pending', 'canceled']);
});

test('a scheduled order is confirmed now and started in time for its slot', async () => {
  const shop = await makeShop(api);
  const running = await startProcess();
  const inDubai = new Date(Date.now() + (4 + 48) * 3_600_000).toISOString().slice(0, 10);
  const { buyer, orderId } = await placed(shop, running.deps, { schedule_at: `${inDubai} 12:00:00` });
  await until(orderId, 'confirmed');
  await pause(1500);
  await running.stop();
  const order = await buyer.client.call(trackOrder, { query: { order_id: orderId } });
  expect(order).toMatchObject({ order_status: 'confirmed', scheduled: 1 });
  expect(order.expected_from).toBe(order.schedule_at);
});

test('an order that its store prepared by hand is delivered by a simulated courier, not one with an account', async () => {
  const shop = await makeShop(api);
  const rider = await makeCourier(api.db, { zoneId: shop.zone.id, staffId: 1 });
  const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
  const running = await startProcess();
  const [first, second] = [await placeOne(api, shop), await placeOne(api, shop)];
  const prepare = (orderId: number, courierId: number | null) =>
    api.db.transaction(async (tx) => {
      await orderChanges.transition(running.deps, tx, orderId, 'confirmed', { actor: 'store', courierId });
      await orderChanges.transition(running.deps, tx, orderId, 'handover', { actor: 'store' });
    });
  await prepare(first.orderId, rider.id);
  await prepare(second.orderId, null);
  await until(second.orderId, 'delivered');
  await running.stop();
  const [delivered] = await api.db.select().from(orders).where(eq(orders.id, second.orderId));
  expect(delivered?.courierId).toBe(courier.id);
  expect(await statusOf(first.orderId)).toBe('handover');
});

test('with two processes a courier moves once, by the elapsed time', async () => {
  const shop = await makeShop(api);
  const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
  const { orderId } = await placeOne(api, shop);
  const route = encodePolyline([
    { latitude: 25, longitude: 55 },
    { latitude: 25.1, longitude: 55 },
  ]);
  await api.db.transaction(async (tx) => {
    await orderChanges.transition(api.deps, tx, orderId, 'confirmed', { actor: 'store' });
    await orderChanges.transition(api.deps, tx, orderId, 'handover', {
      actor: 'store',
      courierId: courier.id,
    });
    const departure = { route, departedAt: new Date(Date.now() - 500_000), travelSeconds: 1000 };
    await orderChanges.transition(api.deps, tx, orderId, 'picked_up', { actor: 'courier', ...departure });
  });
  const seen: { lat: number; heading: number }[] = [];
  const stop = api.deps.events.subscribe(positionTopic(orderId), (data) =>
    seen.push(data as (typeof seen)[0]),
  );
  const tickers = [startCourierTicker(api.deps), startCourierTicker(api.deps)];
  await pause(3400);
  for (const ticker of tickers) await ticker.stop();
  stop();
  expect(seen.length).toBeGreaterThanOrEqual(2);
  expect(seen.length).toBeLessThanOrEqual(4);
  expect(seen[0]?.lat).toBeCloseTo(25.05, 2);
  expect(seen[0]?.heading).toBeCloseTo(0, 3);
  const latitudes = seen.map((position) => position.lat);
  expect(latitudes).toEqual(latitudes.toSorted((a, b) => a - b));
});
