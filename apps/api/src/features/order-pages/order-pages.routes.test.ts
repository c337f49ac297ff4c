import { listOrders, listRunningOrders } from '@errand/contract/orders';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { getLastLocation, getOrderDetails, trackOrder } from '@errand/contract/orders-track';
import { type OrderStatus, timeline } from '@errand/domain/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT, makeBuyer, makeShop, orderOf, placeOne } from '../../../test/buyers.ts';
import { makeCourier, makeVariation } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { items, itemVariations } from '../catalog/catalog.tables.ts';
import { courierRows, recordLocation } from '../couriers/index.ts';
import { orderChanges, type TransitionDetails } from '../orders/index.ts';
import { orderHistory, orders } from '../orders/orders.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

function transition(orderId: number, to: OrderStatus, details: TransitionDetails = { actor: 'store' }) {
  return api.db.transaction((tx) => orderChanges.transition(api.deps, tx, orderId, to, details));
}

async function historyOf(orderId: number) {
  const rows = await api.db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.id);
  return rows.map((row) => row.status);
}

describe('reading', () => {
  test('running and finished orders are listed separately, newest first, in pages', async () => {
    const shop = await makeShop(api);
    const buyer = await makeBuyer(api, shop, 'customer');
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      await buyer.fill(shop.item.id);
      ids.push((await buyer.place()).order_id);
    }
    await buyer.client.call(cancelOrder, { query: {}, body: { order_id: ids[0] } });
    const running = await buyer.client.call(listRunningOrders, { query: {} });
    expect(running.orders.map((order) => order.id)).toEqual([ids[2], ids[1]]);
    const second = await buyer.client.call(listRunningOrders, { query: { limit: 1, offset: 2 } });
    expect(second).toMatchObject({ total_size: 2, limit: 1, offset: 2, orders: [{ id: ids[1] }] });
    const finished = await buyer.client.call(listOrders, { query: {} });
    expect(finished).toMatchObject({ total_size: 1, orders: [{ id: ids[0], order_status: 'canceled' }] });
  });

  // Requirements: SESSION-35.
  test('a guest sees running orders but no history', async () => {
    const shop = await makeShop(api);
    const { buyer, orderId } = await placeOne(api, shop);
    const running = await buyer.client.call(listRunningOrders, { query: {} });
    expect(running.orders.map((order) => order.id)).toEqual([orderId]);
    await expect(buyer.client.call(listOrders, { query: {} })).rejects.toMatchObject({ status: 401 });
  });

  test('another visitor’s order is a 404', async () => {
    const shop = await makeShop(api);
    const { orderId } = await placeOne(api, shop);
    for (const other of [await makeBuyer(api, shop), await makeBuyer(api, shop, 'customer')]) {
      const query = { order_id: orderId };
      for (const call of [
        () => other.client.call(trackOrder, { query }),
        () => other.client.call(getOrderDetails, { query }),
        () => other.client.call(getLastLocation, { query }),
        () => other.client.call(cancelOrder, { query: {}, body: query }),
      ]) {
        await expect(call()).rejects.toMatchObject({ status: 404, code: 'not_found' });
      }
    }
    await expect(api.client().call(trackOrder, { query: { order_id: 2 ** 40 } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('the contact number allows tracking, but neither canceling nor reading the guest id', async () => {
    const shop = await makeShop(api);
    const { orderId } = await placeOne(api, shop);
    const stranger = api.client();
    for (const contact_number of ['+971501234567', '00971 50 123 4567', '050-1234567', '٠٥٠١٢٣٤٥٦٧']) {
      const order = await stranger.call(trackOrder, { query: { order_id: orderId, contact_number } });
      expect(order).toMatchObject({ id: orderId, cancelable: false, user_id: '', contact_person_name: null });
    }
    for (const contact_number of ['', '0501234568', '1', '34567']) {
      const wrong = stranger.call(trackOrder, { query: { order_id: orderId, contact_number } });
      await expect(wrong).rejects.toMatchObject({ status: 404 });
    }
  });

  test('the delivery code is shown only if deliveries are verified', async () => {
    const shop = await makeShop(api);
    const { buyer, orderId } = await placeOne(api, shop);
    const order = await buyer.client.call(trackOrder, { query: { order_id: orderId } });
    expect(order.otp).toBeNull();
    const [row] = await api.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.otp).toMatch(/^\d{4}$/);
  });

  test('names are in the visitor’s language', async () => {
    const shop = await makeShop(api);
    const { buyer, orderId } = await placeOne(api, shop);
    const arabic = api.client({ ...buyer.viewer, language: 'ar' });
    const order = await arabic.call(trackOrder, { query: { order_id: orderId } });
    expect(order.store?.name).toMatch(/^متجر/);
  });
});

describe('transitions', () => {
  test('every transition is stored with its time, and cash is paid at the door', async () => {
    const shop = await makeShop(api);
    const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
    const { buyer, orderId } = await placeOne(api, shop);
    for (const status of timeline('delivery').slice(1)) {
      api.clock.advance(60_000);
      const details = status === 'picked_up' ? { courierId: courier.id, route: '_p~iF~ps|U' } : {};
      await transition(orderId, status, { actor: 'store', ...details });
      const order = await buyer.client.call(trackOrder, { query: { order_id: orderId } });
      expect(order.order_status).toBe(status);
      expect(order[status as 'confirmed']).toBe(new Date(api.clock.now()).toISOString());
      if (status === 'delivered') continue;
      expect(Date.parse(order.expected_from ?? '')).toBeGreaterThanOrEqual(api.clock.now());
    }
    expect(await historyOf(orderId)).toEqual(timeline('delivery'));
    const order = await buyer.client.call(trackOrder, { query: { order_id: orderId } });
    expect(order).toMatchObject({
      payment_status: 'paid',
      expected_from: null,
      expected_to: null,
      route: '_p~iF~ps|U',
      delivery_man: { id: courier.id, f_name: 'Omar', lat: null, lng: null },
    });
  });

  test('a take-away order has an expected time until it is ready, and is never late after that', async () => {
    const shop = await makeShop(api);
    const { buyer, orderId } = await placeOne(api, shop, { order_type: 'take_away' });
    const read = () => buyer.client.call(trackOrder, { query: { order_id: orderId } });
    await transition(orderId, 'confirmed', { actor: 'store' });
    expect((await read()).expected_to).not.toBeNull();
    await transition(orderId, 'handover', { actor: 'store' });
    api.clock.advance(5 * 3_600_000);
    expect(await read()).toMatchObject({ expected_from: null, expected_to: null, is_late: false });
  });

  test('a transition that the rules do not allow changes nothing', async () => {
    const shop = await makeShop(api);
    const { orderId } = await placeOne(api, shop);
    for (const to of ['delivered', 'picked_up', 'pending', 'refunded'] as const) {
      await expect(transition(orderId, to)).rejects.toMatchObject({ code: 'order_state' });
    }
    await transition(orderId, 'confirmed');
    await expect(transition(orderId, 'confirmed')).rejects.toMatchObject({ code: 'order_state' });
    await expect(transition(orderId + 100_000, 'confirmed')).rejects.toMatchObject({ code: 'not_found' });
    expect(await historyOf(orderId)).toEqual(['pending', 'confirmed']);
  });

  test('of two concurrent transitions one succeeds and the other is rejected', async () => {
    const shop = await makeShop(api);
    const { orderId } = await placeOne(api, shop);
    const results = await Promise.allSettled([
      transition(orderId, 'confirmed'),
      transition(orderId, 'confirmed'),
    ]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await historyOf(orderId)).toEqual(['pending', 'confirmed']);
  });

  test('a promised window applies until it has passed', async () => {
    const shop = await makeShop(api);
    const { buyer, orderId } = await placeOne(api, shop);
    const fromMs = api.clock.now() + 40_000;
    await transition(orderId, 'confirmed', { actor: 'store', window: { fromMs, toMs: fromMs + 10_000 } });
    const read = () => buyer.client.call(trackOrder, { query: { order_id: orderId } });
    expect(await read()).toMatchObject({ expected_from: new Date(fromMs).toISOString(), is_late: false });
    api.clock.advance(100_000);
    const late = await read();
    expect(late.is_late).toBe(true);
    expect(Date.parse(late.expected_from ?? '')).toBeGreaterThanOrEqual(api.clock.now());
    expect(Date.parse(late.expected_to ?? '')).toBeGreaterThan(Date.parse(late.expected_from ?? ''));
  });
});

describe('canceling', () => {
  test('returns the stock exactly once, also with concurrent requests', async () => {
    const shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 10 } });
    await makeVariation(api.db, shop.item.id, { type: 'Red', stock: 10 });
    const buyer = await makeBuyer(api, shop);
    await buyer.fill(shop.item.id, 3, { type: 'Red' });
    const { order_id } = await buyer.place();
    const stock = async () => {
      const [item] = await api.db.select().from(items).where(eq(items.id, shop.item.id));
      const [red] = await api.db.select().from(itemVariations).where(eq(itemVariations.itemId, shop.item.id));
      return [item?.stock, red?.stock];
    };
    expect(await stock()).toEqual([7, 7]);
    const cancel = () =>
      buyer.client.call(cancelOrder, {
        query: {},
        body: { order_id, reason: 'I ordered by mistake', note: 'Sorry' },
      });
    const results = await Promise.allSettled([cancel(), cancel(), cancel()]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(codes).toEqual(Array(2).fill('order_not_cancelable'));
    expect(await stock()).toEqual([10, 10]);
    const order = await buyer.client.call(trackOrder, { query: { order_id } });
    expect(order).toMatchObject({
      order_status: 'canceled',
      cancellation_reason: 'I ordered by mistake',
      cancellation_note: 'Sorry',
      canceled_by: 'customer',
      cancelable: false,
      payment_status: 'unpaid',
    });
  });

  test('is rejected after the store has confirmed', async () => {
    const shop = await makeShop(api);
    const { buyer, orderId } = await placeOne(api, shop);
    await transition(orderId, 'confirmed');
    const cancellation = buyer.client.call(cancelOrder, { query: {}, body: { order_id: orderId } });
    await expect(cancellation).rejects.toMatchObject({ status: 409, code: 'order_not_cancelable' });
  });

  test('of a scheduled order is possible after the confirmation, until the store begins with it', async () => {
    const shop = await makeShop(api);
    const scheduled = async () => {
      const { buyer, orderId } = await placeOne(api, shop, { schedule_at: '2026-03-05 12:00:00' });
      await transition(orderId, 'confirmed');
      const cancel = () => buyer.client.call(cancelOrder, { query: {}, body: { order_id: orderId } });
      return { buyer, orderId, cancel };
    };
    const waiting = await scheduled();
    expect(await orderOf(waiting.buyer, waiting.orderId)).toMatchObject({ cancelable: true });
    await waiting.cancel();
    expect(await orderOf(waiting.buyer, waiting.orderId)).toMatchObject({ order_status: 'canceled' });
    const begun = await scheduled();
    await transition(begun.orderId, 'processing');
    expect(await orderOf(begun.buyer, begun.orderId)).toMatchObject({ cancelable: false });
    await expect(begun.cancel()).rejects.toMatchObject({ code: 'order_not_cancelable' });
  });
});

describe('couriers', () => {
  test('the nearest free courier of the zone is assigned, and two orders never get the same one', async () => {
    const shop = await makeShop(api);
    const other = await makeShop(api);
    const here = { latitude: 25, longitude: 55 };
    await makeCourier(api.db, { zoneId: other.zone.id, ...here });
    await makeCourier(api.db, { zoneId: shop.zone.id, ...here, active: false });
    const near = await makeCourier(api.db, { zoneId: shop.zone.id, latitude: 25.001 });
    const far = await makeCourier(api.db, { zoneId: shop.zone.id, latitude: 25.05 });
    const take = async () => {
      const { orderId } = await placeOne(api, shop, CONTACT);
      return api.db.transaction(async (tx) => {
        const courierId = await courierRows.choose(tx, shop.zone.id, here);
        if (courierId)
          await orderChanges.transition(api.deps, tx, orderId, 'confirmed', { actor: 'store', courierId });
        return courierId;
      });
    };
    const chosen = await Promise.all([take(), take()]);
    expect(new Set(chosen)).toEqual(new Set([near.id, far.id]));
    expect(await take()).toBeNull();
  });

  test('the courier’s position is available only while the order runs', async () => {
    const shop = await makeShop(api);
    const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
    const { buyer, orderId } = await placeOne(api, shop);
    const readLocation = () => buyer.client.call(getLastLocation, { query: { order_id: orderId } });
    await expect(readLocation()).rejects.toMatchObject({ status: 404 });
    for (const status of ['confirmed', 'handover', 'picked_up'] as const) {
      await transition(orderId, status, { actor: 'store', courierId: courier.id });
    }
    await recordLocation(api.deps, api.db, courier.id, { latitude: 25.005, longitude: 55 }, 90);
    expect(await readLocation()).toEqual({
      latitude: '25.005',
      longitude: '55',
      location: '25.005 Testville',
    });
    await transition(orderId, 'delivered');
    await expect(readLocation()).rejects.toMatchObject({ status: 404 });
  });
});
