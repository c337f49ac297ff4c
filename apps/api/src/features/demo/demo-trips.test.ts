import { setTimeout as pause } from 'node:timers/promises';
import { getTrip } from '@errand/contract/rental-trips';
import { timeline } from '@errand/domain/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeFleet, makeRenter } from '../../../test/factories/trips.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { createJobs } from '../../platform/jobs/index.ts';
import { ORDER_PLACED } from '../orders/events/index.ts';
import { orderHistory, orders } from '../orders/orders.tables.ts';
import { registerDemoJobs } from './demo.jobs.ts';

/** Speed of the simulation; a whole trip takes a few seconds. */
const SPEED = 3600;
vi.setConfig({ testTimeout: 40_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, deps: { now: Date.now } });
});
afterAll(() => api.stop());

async function until(orderId: number, status: string) {
  const end = Date.now() + 30_000;
  for (;;) {
    const [row] = await api.db.select().from(orders).where(eq(orders.id, orderId));
    if (row?.status === status) return;
    if (Date.now() > end) throw new Error(`The trip is ${row?.status}, not ${status}.`);
    await pause(50);
  }
}

/** A trip that begins in some minutes, which the provider of the demo has received. */
async function booked(minutes: number) {
  const renter = await makeRenter(api, await makeFleet(api));
  const pickup = Date.now() + minutes * 60_000;
  const orderId = await renter.rent(
    {},
    { pickup_time: new Date(pickup), destination_time: new Date(pickup + 2 * 3_600_000) },
  );
  const jobs = createJobs(api.url, api.deps.log);
  registerDemoJobs({ ...api.deps, jobs }, { speed: SPEED });
  await jobs.start();
  await jobs.publish(api.db, ORDER_PLACED, { orderId });
  return { renter, orderId, stop: () => jobs.stop() };
}

test('a provider confirms a trip, hands the vehicle over at the pickup and takes it back', async () => {
  const { renter, orderId, stop } = await booked(0);
  await until(orderId, 'delivered');
  await stop();
  const history = await api.db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.id);
  expect(history.map(({ status }) => status)).toEqual(timeline('trip'));
  expect(history.slice(1).every(({ actor }) => actor === 'store')).toBe(true);
  const trip = await renter.client.call(getTrip, { query: { trip_id: orderId } });
  expect(trip).toMatchObject({ trip_status: 'completed', payment_status: 'paid', reviewable: true });
});

test('a trip that begins later is confirmed now and waits for its pickup', async () => {
  const { orderId, stop } = await booked(60);
  await until(orderId, 'confirmed');
  await pause(1500);
  await stop();
  const [row] = await api.db.select().from(orders).where(eq(orders.id, orderId));
  expect(row).toMatchObject({ status: 'confirmed', expectedFrom: row?.scheduledFor, courierId: null });
});
