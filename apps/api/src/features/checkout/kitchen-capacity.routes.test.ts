import { getTimeSlots } from '@errand/contract/checkout';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { quoteOrder } from '@errand/contract/orders-place';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Buyer,
  CONTACT,
  DELIVERY_ADDRESS,
  makeBuyer,
  makeShop,
  orderOf,
  type PlaceBody,
  type Shop,
} from '../../../test/buyers.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { orders } from '../orders/orders.tables.ts';
import type { stores } from '../stores/stores.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Always open, 20 minutes to the door; the clock is at noon, so that an order for now arrives from 12:00 to 12:30. */
const busyShop = (limits: Partial<typeof stores.$inferInsert>) =>
  makeShop(api, { store: { deliveryMinutesFrom: 20, deliveryMinutesTo: 30, ...limits } });

async function buyerWith(shop: Shop, quantity = 1): Promise<Buyer> {
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id, quantity);
  return buyer;
}

const quoteFor = ({ client }: Buyer, body: PlaceBody = {}) =>
  client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT, ...body } });
const codesOf = ({ problems }: Awaited<ReturnType<typeof quoteFor>>) => problems.map(({ code }) => code);
const timesOf = ({ store }: Shop) => api.client().call(getTimeSlots, { query: { store_id: store.id } });
const EIGHT = '2026-03-04 20:00:00';

test('a slot takes as many orders as its store can prepare; then it is not offered, and a canceled order gives its place back', async () => {
  const shop = await busyShop({ slotOrders: 1 });
  const first = await buyerWith(shop);
  const placed = await first.place({ schedule_at: EIGHT });
  const [today] = (await timesOf(shop)).days;
  expect(today).toMatchObject({ full: 1, reason: null });
  expect(today?.slots.map(({ schedule_at }) => schedule_at)).not.toContain(EIGHT);
  const second = await buyerWith(shop);
  expect(codesOf(await quoteFor(second, { schedule_at: EIGHT }))).toEqual(['slot_full']);
  const rejection = { code: 'slot_full', status: 406 };
  await expect(second.place({ schedule_at: EIGHT })).rejects.toMatchObject(rejection);
  await second.place({ schedule_at: '2026-03-04 20:30:00' });
  await first.client.call(cancelOrder, {
    query: {},
    body: { order_id: placed.order_id, reason: 'Changed my mind' },
  });
  await (await buyerWith(shop)).place({ schedule_at: EIGHT });
});

test('of two orders that want the last place of a slot at once, one gets it and the other keeps its cart', async () => {
  const shop = await busyShop({ slotOrders: 1 });
  const buyers = await Promise.all([1, 2, 3, 4].map(() => buyerWith(shop)));
  const results = await Promise.allSettled(buyers.map((buyer) => buyer.place({ schedule_at: EIGHT })));
  const rejected = results.flatMap((result, index) => {
    const buyer = buyers[index];
    return result.status === 'rejected' && buyer ? [{ buyer, reason: result.reason as unknown }] : [];
  });
  expect(rejected).toHaveLength(3);
  for (const { buyer, reason } of rejected) {
    expect(reason).toMatchObject({ code: 'slot_full' });
    expect((await quoteFor(buyer)).lines).toHaveLength(1);
  }
});

test('an order for now arrives in the next slot with room, as its quote and its tracking say, and a later one than seen is not placed', async () => {
  const shop = await busyShop({ slotOrders: 2 });
  const early = await buyerWith(shop);
  expect((await quoteFor(early)).queue_arrival).toBeNull();
  await (await buyerWith(shop)).place({ queue_arrival: null });
  await early.place({ queue_arrival: null });
  const late = await buyerWith(shop);
  const quote = await quoteFor(late);
  expect(quote).toMatchObject({
    problems: [],
    queue_arrival: { schedule_at: '2026-03-04 12:30:00', starts: '12:30', ends: '13:00' },
  });
  await expect(late.place({ queue_arrival: null })).rejects.toMatchObject({
    code: 'price_changed',
    details: { quote: { queue_arrival: quote.queue_arrival } },
  });
  const { order_id } = await late.place({ queue_arrival: quote.queue_arrival?.schedule_at });
  const order = await orderOf(late, order_id);
  expect(order).toMatchObject({ scheduled: 0 });
  const [row] = await api.db.select().from(orders).where(eq(orders.id, order_id));
  expect(row?.expectedFrom?.toISOString()).toBe(quote.queue_arrival?.from);
  expect(row?.expectedTo?.toISOString()).toBe(quote.queue_arrival?.to);
  // A client that shows no arrival is not asked about it.
  await (await buyerWith(shop)).place();
});

test('the pieces of all orders count toward the limit of items, and one larger order takes an empty slot', async () => {
  const shop = await busyShop({ slotItems: 5 });
  await (await buyerWith(shop, 3)).place({ schedule_at: EIGHT });
  await expect((await buyerWith(shop, 3)).place({ schedule_at: EIGHT })).rejects.toMatchObject({
    code: 'slot_full',
  });
  await (await buyerWith(shop, 2)).place({ schedule_at: EIGHT });
  await (await buyerWith(shop, 9)).place({ schedule_at: '2026-03-04 21:00:00' });
});

test('without room in the next hours an order for now is refused with the way on, and a later time is free', async () => {
  const shop = await busyShop({ slotOrders: 1 });
  for (let count = 0; count < 7; count += 1) await (await buyerWith(shop)).place();
  expect((await timesOf(shop)).now_reason).toBe('full');
  const buyer = await buyerWith(shop);
  expect(codesOf(await quoteFor(buyer))).toEqual(['kitchen_full']);
  await expect(buyer.place()).rejects.toMatchObject({ code: 'kitchen_full', status: 406 });
  await buyer.place({ schedule_at: EIGHT });
});

test('a store without limits counts nothing', async () => {
  const shop = await busyShop({});
  const { order_id } = await (await buyerWith(shop)).place({ schedule_at: EIGHT });
  const [row] = await api.db.select().from(orders).where(eq(orders.id, order_id));
  expect(row?.capacitySlot).toBeNull();
  expect((await timesOf(shop)).days[0]?.full).toBe(0);
});
