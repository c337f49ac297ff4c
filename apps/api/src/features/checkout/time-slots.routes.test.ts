import { getTimeSlots } from '@errand/contract/checkout';
import { quoteOrder } from '@errand/contract/orders-place';
import { trackOrder } from '@errand/contract/orders-track';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop } from '../../../test/buyers.ts';
import { makeHours, makeZone } from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { changeSettings } from '../settings/index.ts';
import { stores } from '../stores/stores.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const slotsOf = (store_id: number) => api.client().call(getTimeSlots, { query: { store_id } });
const HOUR = 3_600_000;

/** Open from 18:00 to 20:00 on weekdays; the clock is at noon on a Wednesday. */
async function eveningShop(more: Partial<typeof stores.$inferInsert> = {}) {
  const shop = await makeShop(api, {
    store: { alwaysOpen: false, deliveryMinutesFrom: 20, deliveryMinutesTo: 35, ...more },
  });
  await makeHours(api.db, shop.store.id, 18 * 60, 20 * 60, [1, 2, 3, 4, 5]);
  return shop;
}

// Requirements: CHECKOUT-08.
test('the available slots of a week have the operator’s length and the zone’s local time', async () => {
  const { store } = await eveningShop();
  const { days, step, now_reason, opens, time_zone } = await slotsOf(store.id);
  expect({ step, now_reason, opens, time_zone }).toEqual({
    step: 30,
    now_reason: 'closed',
    opens: { date: '2026-03-04', clock: '18:00' },
    time_zone: 'Asia/Dubai',
  });
  expect(days.map(({ date, reason, slots }) => [date, reason, slots.length])).toEqual([
    ['2026-03-04', null, 4],
    ['2026-03-05', null, 4],
    ['2026-03-06', null, 4],
    ['2026-03-07', 'closed', 0],
    ['2026-03-08', 'closed', 0],
    ['2026-03-09', null, 4],
    ['2026-03-10', null, 4],
  ]);
  expect(days[0]?.slots[1]).toEqual({
    schedule_at: '2026-03-04 18:30:00',
    starts: '18:30',
    ends: '19:00',
    from: '2026-03-04T14:30:00.000Z',
    to: '2026-03-04T15:00:00.000Z',
  });
  await changeSettings(api.deps, { schedule_order_slot_duration: 0 });
  expect((await slotsOf(store.id)).step).toBe(30);
  await changeSettings(api.deps, { schedule_order_slot_duration: 45 });
  expect((await slotsOf(store.id)).days[0]?.slots.map(({ starts }) => starts)).toEqual(['18:00', '18:45']);
  await changeSettings(api.deps, { schedule_order_slot_duration: 30 });
});

// Requirements: CHECKOUT-08.
test('every offered slot can be ordered and is stored with its length; no other can', async () => {
  const shop = await eveningShop();
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const [today] = (await slotsOf(shop.store.id)).days;
  for (const { schedule_at } of today?.slots ?? []) {
    const body = { ...DELIVERY_ADDRESS, ...CONTACT, schedule_at };
    expect((await buyer.client.call(quoteOrder, { query: {}, body })).problems).toEqual([]);
  }
  await changeSettings(api.deps, { schedule_order_slot_duration: 0 });
  const placed = await buyer.place({ schedule_at: today?.slots[0]?.schedule_at });
  await changeSettings(api.deps, { schedule_order_slot_duration: 30 });
  const order = await buyer.client.call(trackOrder, { query: { order_id: placed.order_id } });
  expect([order.expected_from, order.expected_to]).toEqual([today?.slots[0]?.from, today?.slots[0]?.to]);
  await buyer.fill(shop.item.id);
  // A day beyond the week, a closed day, between two slots.
  for (const schedule_at of ['2026-03-11 18:30:00', '2026-03-07 18:30:00', '2026-03-04 18:45:00']) {
    await expect(buyer.place({ schedule_at })).rejects.toMatchObject({ status: 406, code: 'order_time' });
  }
});

test('a slot that has passed meanwhile is a problem of the quote and rejects the order', async () => {
  const shop = await eveningShop();
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const body = { ...DELIVERY_ADDRESS, ...CONTACT, schedule_at: '2026-03-04 18:30:00' };
  api.clock.set(NOON + 6.25 * HOUR);
  try {
    const quote = await buyer.client.call(quoteOrder, { query: {}, body });
    expect(quote.problems.map(({ code }) => code)).toEqual(['order_time']);
    await expect(buyer.place(body)).rejects.toMatchObject({ status: 406, code: 'order_time' });
    // 18:15 plus 20 minutes of delivery time.
    const { days, now_reason } = await slotsOf(shop.store.id);
    expect([now_reason, days[0]?.slots[0]?.starts]).toEqual([null, '19:00']);
    api.clock.set(NOON + 7.9 * HOUR);
    expect((await slotsOf(shop.store.id)).days[0]).toMatchObject({ slots: [], reason: 'over' });
  } finally {
    api.clock.set(NOON);
  }
});

test('slots are in the store’s local time, across midnight and when clocks change', async () => {
  const zone = await makeZone(api.db, { timeZone: 'Europe/Berlin' });
  const shop = await eveningShop({ zoneId: zone.id });
  await makeHours(api.db, shop.store.id, 23 * 60, 4 * 60, [6]);
  // Saturday 28 March, 22:00 in Berlin; at 02:00 clocks go forward to 03:00.
  api.clock.set('2026-03-28T21:00:00Z');
  try {
    const { days } = await slotsOf(shop.store.id);
    expect(days.slice(0, 2).map(({ date, slots }) => [date, slots.map(({ starts }) => starts)])).toEqual([
      ['2026-03-28', ['23:00', '23:30']],
      ['2026-03-29', ['00:00', '00:30', '01:00', '01:30', '03:00', '03:30']],
    ]);
    expect(days[1]?.slots[4]?.from).toBe('2026-03-29T01:00:00.000Z');
  } finally {
    api.clock.set(NOON);
  }
});

test('without scheduled orders, or from a disabled store, there are no slots', async () => {
  const { store } = await eveningShop();
  const set = (values: Partial<typeof stores.$inferInsert>) =>
    api.db.update(stores).set(values).where(eq(stores.id, store.id));
  await set({ scheduleOrder: false });
  expect((await slotsOf(store.id)).days).toEqual([]);
  await set({ scheduleOrder: true, active: false });
  expect(await slotsOf(store.id)).toMatchObject({ days: [], now_reason: 'off', opens: null });
  await expect(slotsOf(987_654)).rejects.toMatchObject({ status: 404 });
});
