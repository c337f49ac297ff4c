import { listCart } from '@errand/contract/cart';
import { quoteOrder } from '@errand/contract/orders-place';
import { getOrderDetails, trackOrder } from '@errand/contract/orders-track';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  CONTACT,
  DELIVERY_ADDRESS,
  makeBuyer,
  makeShop,
  placeOne,
  stockOf,
} from '../../../../test/buyers.ts';
import {
  CENTER,
  makeHours,
  makeItem,
  makeVariation,
  makeZone,
  square,
} from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { subscriberQueue } from '../../../platform/jobs/index.ts';
import { items } from '../../catalog/catalog.tables.ts';
import { changeSettings } from '../../settings/index.ts';
import { stores } from '../../stores/stores.tables.ts';
import { ORDER_PLACED } from '../events/order-events.ts';
import { orders } from '../orders.tables.ts';
import { registerTallyJobs, TALLY_JOB } from './tally-jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
  api.deps.jobs.subscribe(ORDER_PLACED, 'test', async () => {});
  registerTallyJobs(api.deps);
});
afterAll(() => api.stop());

async function countOrders(owner: string) {
  const rows = await api.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.owner, owner))
    .orderBy(orders.id);
  return rows.length;
}

describe('placing an order', () => {
  test('a guest with a name and a number places an order, and the cart is emptied', async () => {
    const shop = await makeShop(api);
    const buyer = await makeBuyer(api, shop);
    await buyer.fill(shop.item.id, 2);
    const quote = await buyer.client.call(quoteOrder, {
      query: {},
      body: { ...DELIVERY_ADDRESS, ...CONTACT },
    });
    expect(quote).toMatchObject({
      items_amount: 20,
      delivery_charge: 0,
      free_delivery_because: 'order_amount',
    });
    expect(quote.problems).toEqual([]);
    expect(quote.distance).toBeCloseTo(1.112, 3);

    const placed = await buyer.place({ order_amount: quote.order_amount });
    expect(placed).toMatchObject({ status: 'pending', total_ammount: 20, user_id: buyer.viewer.guestId });
    expect(await buyer.client.call(listCart, { query: {} })).toEqual([]);
    const order = await buyer.client.call(trackOrder, { query: { order_id: placed.order_id } });
    expect(order).toMatchObject({
      order_status: 'pending',
      order_amount: 20,
      is_guest: true,
      cancelable: true,
      details_count: 1,
      delivery_address: {
        address: DELIVERY_ADDRESS.address,
        contact_person_number: CONTACT.contact_person_number,
      },
      delivery_man: null,
      route: null,
    });
    expect(Date.parse(order.expected_from ?? '')).toBeGreaterThanOrEqual(api.clock.now());
    const waiting = await api.jobs.waiting();
    expect(waiting).toContainEqual(
      expect.objectContaining({
        name: subscriberQueue(ORDER_PLACED, 'test'),
        data: { orderId: placed.order_id },
      }),
    );
  });

  test('an order uses one version of the settings for all amounts, also when they change meanwhile', async () => {
    const shop = await makeShop(api);
    const buyer = await makeBuyer(api, shop);
    await buyer.fill(shop.item.id, 2);
    const route = api.deps.maps.route.bind(api.deps.maps);
    vi.spyOn(api.deps.maps, 'route').mockImplementationOnce(async (from, to, mode) => {
      await changeSettings(api.deps, { dm_tips_status: 0 });
      return route(from, to, mode);
    });
    onTestFinished(() => changeSettings(api.deps, { dm_tips_status: 1 }));
    expect(await buyer.place({ dm_tips: 5 })).toMatchObject({ total_ammount: 25 });
  });

  test('a customer needs no contact details, and the order counts for store and item', async () => {
    const shop = await makeShop(api);
    const buyer = await makeBuyer(api, shop, 'customer');
    await buyer.fill(shop.item.id);
    const placed = await buyer.place({ contact_person_name: undefined, contact_person_number: undefined });
    const order = await buyer.client.call(trackOrder, { query: { order_id: placed.order_id } });
    expect(order.delivery_address?.contact_person_name).toMatch(/^Layla/);
    expect(order.order_amount).toBe(12);
    await api.jobs.tick(TALLY_JOB);
    await api.jobs.tick(TALLY_JOB);
    const [store] = await api.db.select().from(stores).where(eq(stores.id, shop.store.id));
    const [item] = await api.db.select().from(items).where(eq(items.id, shop.item.id));
    expect([store?.orderCount, item?.orderCount]).toEqual([1, 1]);
  });

  test('order lines keep their agreed values in both languages when the item changes', async () => {
    const shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 5, tint: 'amber' } });
    await makeVariation(api.db, shop.item.id, { type: 'Red', priceMinor: 1200, stock: 5 });
    await api.db
      .update(items)
      .set({ choices: [{ title: { en: 'Colour', ar: 'اللون' }, options: [{ en: 'Red', ar: 'أحمر' }] }] })
      .where(eq(items.id, shop.item.id));
    const buyer = await makeBuyer(api, shop);
    await buyer.fill(shop.item.id, 2, { type: 'Red' });
    const { order_id } = await buyer.place();
    await api.db
      .update(items)
      .set({ priceMinor: 9900, name: { en: 'Renamed' } })
      .where(eq(items.id, shop.item.id));
    const lines = await buyer.client.call(getOrderDetails, { query: { order_id } });
    expect(lines).toMatchObject([{ quantity: 2, price: 12, total_price: 24, variant: 'Red' }]);
    const arabic = api.client({ ...buyer.viewer, language: 'ar' });
    const [line] = await arabic.call(getOrderDetails, { query: { order_id } });
    expect(line).toMatchObject({ variant: 'أحمر', item_details: { art: { tint: 'amber' } } });
    expect(line?.item_details.name).toMatch(/^صنف/);
  });

  // Requirements: MONEY-30.
  test('a take-away order has no charge and no address', async () => {
    const shop = await makeShop(api);
    const buyer = await makeBuyer(api, shop);
    await buyer.fill(shop.item.id);
    const placed = await buyer.place({ order_type: 'take_away', address: undefined, latitude: undefined });
    const order = await buyer.client.call(trackOrder, { query: { order_id: placed.order_id } });
    expect(order).toMatchObject({ order_amount: 10, delivery_address: null, order_type: 'take_away' });
    expect(order).toMatchObject({
      contact_person_name: 'Layla Haddad',
      contact_person_number: '+971501234567',
    });
  });

  test('a scheduled order is stored with the chosen slot', async () => {
    const shop = await makeShop(api, { store: { alwaysOpen: false } });
    await makeHours(api.db, shop.store.id, 18 * 60, 23 * 60);
    const buyer = await makeBuyer(api, shop);
    await buyer.fill(shop.item.id);
    const placed = await buyer.place({ schedule_at: '2026-03-04 19:30:00' });
    const order = await buyer.client.call(trackOrder, { query: { order_id: placed.order_id } });
    expect(order).toMatchObject({
      scheduled: 1,
      schedule_at: '2026-03-04T15:30:00.000Z',
      expected_from: '2026-03-04T15:30:00.000Z',
      expected_to: '2026-03-04T16:00:00.000Z',
      schedule_ends: '2026-03-04T16:00:00.000Z',
      time_zone: 'Asia/Dubai',
    });
  });
});

describe('idempotency', () => {
  test('a second request with the same key gets the first response', async () => {
    const shop = await makeShop(api);
    const buyer = await makeBuyer(api, shop);
    await buyer.fill(shop.item.id);
    const first = await buyer.place({}, 'key-1');
    expect(await buyer.place({}, 'key-1')).toEqual(first);
    expect(await countOrders(buyer.owner)).toBe(1);
    const error = await buyer.place({ order_note: 'Ring twice' }, 'key-1').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
  });

  test('the key of a rejected order can be reused', async () => {
    const shop = await makeShop(api, { store: { alwaysOpen: false } });
    const buyer = await makeBuyer(api, shop);
    await buyer.fill(shop.item.id);
    await expect(buyer.place({}, 'key-2')).rejects.toMatchObject({ code: 'store_closed' });
    await api.db.update(stores).set({ alwaysOpen: true }).where(eq(stores.id, shop.store.id));
    await buyer.place({}, 'key-2');
  });

  test('ten concurrent requests with the same key are one order and ten equal responses', async () => {
    const shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 50 } });
    const buyer = await makeBuyer(api, shop);
    await buyer.fill(shop.item.id);
    const responses = await Promise.all(Array.from({ length: 10 }, () => buyer.place({}, 'key-3')));
    expect(new Set(responses.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countOrders(buyer.owner)).toBe(1);
    expect(await stockOf(api, shop.item.id)).toBe(49);
  });

  test('ten concurrent requests without a key are one order; the others find an empty cart', async () => {
    const shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 50 } });
    const buyer = await makeBuyer(api, shop);
    await buyer.fill(shop.item.id);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => buyer.place()));
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(rejected.map(({ reason }) => reason.code)).toEqual(Array.from({ length: 9 }, () => 'cart_empty'));
    expect(await countOrders(buyer.owner)).toBe(1);
    expect(await stockOf(api, shop.item.id)).toBe(49);
  });
});

describe('stock', () => {
  test('of two concurrent buyers of the last piece exactly one gets it', async () => {
    const shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 1 } });
    await makeVariation(api.db, shop.item.id, { type: 'Red', stock: 1 });
    const buyers = [await makeBuyer(api, shop), await makeBuyer(api, shop, 'customer')];
    for (const buyer of buyers) await buyer.fill(shop.item.id, 1, { type: 'Red' });
    const results = await Promise.allSettled(buyers.map((buyer) => buyer.place()));
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const rejected = results.find((result) => result.status === 'rejected');
    expect(['out_of_stock', 'variation_out_of_stock']).toContain(rejected?.reason.code);
    expect(await stockOf(api, shop.item.id)).toBe(0);
    const loser = buyers[results.findIndex((result) => result.status === 'rejected')];
    expect(await loser?.client.call(listCart, { query: {} })).toHaveLength(1);
  });

  test('of forty concurrent buyers twenty get the twenty pieces, with two items in either order', async () => {
    const shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 20 } });
    const { id: otherId } = await makeItem(api.db, { storeId: shop.store.id, stock: 100 });
    const buyers = await Promise.all(Array.from({ length: 40 }, () => makeBuyer(api, shop)));
    await Promise.all(
      buyers.map(async (buyer, index) => {
        const ids = index % 2 === 0 ? [shop.item.id, otherId] : [otherId, shop.item.id];
        for (const id of ids) await buyer.fill(id);
      }),
    );
    const results = await Promise.allSettled(buyers.map((buyer) => buyer.place()));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(20);
    const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(codes).toEqual(Array(20).fill('out_of_stock'));
    expect([await stockOf(api, shop.item.id), await stockOf(api, otherId)]).toEqual([0, 80]);
  });

  test('of two hundred concurrent buyers exactly twenty get the twenty pieces, and stock ends at zero', async () => {
    const shop = await makeShop(api, { moduleType: 'ecommerce', item: { stock: 20 } });
    const line = { is_buy_now: 1, cart: [{ item_id: shop.item.id, quantity: 1 }] };
    const buyers = await Promise.all(Array.from({ length: 200 }, () => makeBuyer(api, shop)));
    const results = await Promise.allSettled(buyers.map((buyer) => buyer.place(line)));
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(rejected).toHaveLength(180);
    expect(new Set(rejected.map(({ reason }) => reason.code))).toEqual(new Set(['out_of_stock']));
    expect(await stockOf(api, shop.item.id)).toBe(0);
    const sold = await api.db.execute<{ n: number }>(sql`
      select coalesce(sum(quantity), 0)::int as n from order_lines where item_id = ${shop.item.id} and stock_taken`);
    expect(sold.rows[0]?.n).toBe(20);
  });

  test('a store of a module for all zones delivers everywhere', async () => {
    const shop = await makeShop(api, { moduleType: 'ecommerce', item: { stock: 5 } });
    await api.db.execute(sql`update modules set all_zone_service = true where id = ${shop.module.id}`);
    const far = { latitude: CENTER.latitude - 0.3, longitude: CENTER.longitude };
    await makeZone(api.db, { outline: square(far) });
    const { orderId } = await placeOne(api, shop, far);
    expect(orderId).toBeGreaterThan(0);
  });
});
