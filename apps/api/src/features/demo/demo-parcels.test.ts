import { cancelOrder } from '@errand/contract/orders-cancel';
import { trackOrder } from '@errand/contract/orders-track';
import { reportProblem } from '@errand/contract/reports';
import { timeline } from '@errand/domain/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourier } from '../../../test/factories/index.ts';
import { makeParcelService, makeSender, RECEIVER } from '../../../test/factories/parcels.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { couriers } from '../couriers/couriers.tables.ts';
import { orderHistory } from '../orders/orders.tables.ts';
import { registerDemoJobs } from './demo.jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
  registerDemoJobs(api.deps, { speed: 600 });
});
afterAll(() => api.stop());

async function sent(body: object = {}) {
  const service = await makeParcelService(api, { picture: 'c'.repeat(64) });
  const courier = await makeCourier(api.db, { zoneId: service.zone.id });
  const sender = await makeSender(api, service);
  const { order_id: orderId } = await sender.send(body);
  const read = () => sender.client.call(trackOrder, { query: { order_id: orderId } });
  return { courier, sender, orderId, read };
}

/** Runs the simulation second by second until the parcel has a status. */
async function runUntil(read: () => Promise<{ order_status: string }>, status: string) {
  for (let second = 0; second < 200; second += 1) {
    await api.jobs.run();
    const now = (await read()).order_status;
    if (now === status) return;
    api.clock.advance(500);
  }
  throw new Error(`The parcel never became ${status}.`);
}

test('a courier of the demo picks a parcel up at its sender and hands it over with code and picture', async () => {
  const { courier, orderId, read } = await sent();
  await runUntil(read, 'confirmed');
  expect((await read()).delivery_man?.id).toBe(courier.id);
  await runUntil(read, 'picked_up');
  expect((await read()).route).toBeTruthy();
  await runUntil(read, 'delivered');
  const history = await api.db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.id);
  expect(history.map(({ status }) => status)).toEqual(timeline('parcel'));
  expect((await read()).order_proof_full_url).toEqual([expect.stringContaining('c'.repeat(64))]);
  const [there] = await api.db.select().from(couriers).where(eq(couriers.id, courier.id));
  expect(there?.latitude).toBeCloseTo(RECEIVER.latitude, 5);
});

test('a courier of the demo brings a parcel back that is canceled on the way', async () => {
  const { sender, orderId, read } = await sent();
  await runUntil(read, 'picked_up');
  await sender.client.call(cancelOrder, { query: {}, body: { order_id: orderId } });
  await runUntil(read, 'returned');
  expect(await read()).toMatchObject({ parcel_cancellation: { return_fee_status: 'paid' } });
});

test('a parcel for a slot is confirmed at once and picked up at the slot', async () => {
  const { read } = await sent({ schedule_at: '2026-03-04 13:00:00' });
  await runUntil(read, 'confirmed');
  expect((await read()).delivery_man).toBeNull();
  const slot = Date.parse('2026-03-04T13:00:00+04:00');
  api.clock.set(slot - 1000);
  await api.jobs.run();
  expect((await read()).order_status).toBe('confirmed');
  await runUntil(read, 'picked_up');
  expect(api.clock.now()).toBeGreaterThanOrEqual(slot);
});

test('the operator’s answer to a report about a parcel names the courier, and no store', async () => {
  const { sender, orderId, read } = await sent();
  await runUntil(read, 'delivered');
  const body = { order_id: orderId, reason: 'The courier', text: 'He sang.' };
  await sender.client.call(reportProblem, { query: {}, body });
  await api.jobs.run();
  api.clock.advance(20_000);
  await api.jobs.run();
  const answer = (await read()).report?.answer ?? '';
  expect(answer).toContain('spoken with the courier');
  expect(answer).not.toContain('store');
});
