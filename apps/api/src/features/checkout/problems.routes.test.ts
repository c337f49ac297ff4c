import { quoteOrder } from '@errand/contract/orders-place';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop } from '../../../test/buyers.ts';
import { CENTER, makeHours, makeVariation, makeZone, square } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { items, itemVariations } from '../catalog/catalog.tables.ts';
import { zoneModules } from '../location/location.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { changeSettings } from '../settings/index.ts';
import { stores } from '../stores/stores.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
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

const expectRejected = async (place: Promise<unknown>, code: string, status: number) =>
  expect(await place.catch((error: unknown) => error)).toMatchObject({ code, status });

test('an order without a cart, an address or a module is rejected', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await expectRejected(buyer.place(), 'cart_empty', 403);
  await buyer.fill(shop.item.id);
  await expectRejected(buyer.place({ address: undefined }), 'address', 403);
  const lost = api.client({ guestId: buyer.viewer.guestId });
  await expectRejected(lost.call(quoteOrder, { query: {}, body: {} }), 'module_required', 403);
});

test('an order to a place in no zone, or in a zone other than the store’s, is rejected', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  await expectRejected(buyer.place({ latitude: 1, longitude: 1 }), 'coordinates', 403);
  const far = { latitude: CENTER.latitude + 1, longitude: CENTER.longitude };
  await makeZone(api.db, { outline: square(far) });
  await expectRejected(buyer.place(far), 'outside_store_zone', 403);
});

test('an order is delivered up to the border of the store’s delivery area and not beyond it; a pickup is not limited', async () => {
  const shop = await makeShop(api, { store: { deliveryArea: square(CENTER, 0.02) } });
  const buyer = await makeBuyer(api, shop);
  const at = (north: number) => ({ latitude: CENTER.latitude + north, longitude: CENTER.longitude });
  await buyer.fill(shop.item.id);
  await expectRejected(buyer.place(at(0.0201)), 'outside_store_zone', 403);
  await buyer.place(at(0.02));
  await buyer.fill(shop.item.id);
  await buyer.place({ ...at(0.0201), order_type: 'take_away' });
  expect(await countOrders(buyer.owner)).toBe(2);
});

test('an order is delivered to a further zone of the store, beyond its delivery area too, at the fee of its own zone', async () => {
  const far = { latitude: CENTER.latitude + 1, longitude: CENTER.longitude };
  const further = await makeZone(api.db, { outline: square(far) });
  const shop = await makeShop(api, {
    store: { deliveryArea: square(CENTER, 0.02), furtherZoneIds: [further.id] },
  });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const { order_id: id } = await buyer.place(far);
  const [order] = await api.db.select().from(orders).where(eq(orders.id, id));
  expect(order).toMatchObject({ zoneId: shop.zone.id });
});

test('an order from a store that is closed, disabled or without the order type is rejected', async () => {
  const shop = await makeShop(api, { store: { alwaysOpen: false } });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  await expectRejected(buyer.place(), 'store_closed', 403);
  const set = (values: Partial<typeof stores.$inferInsert>) =>
    api.db.update(stores).set(values).where(eq(stores.id, shop.store.id));
  await set({ alwaysOpen: true, takeAway: false });
  await expectRejected(buyer.place({ order_type: 'take_away' }), 'order_type_off', 403);
  await set({ delivery: false });
  await expectRejected(buyer.place(), 'order_type_off', 403);
  await set({ delivery: true, active: false });
  await expectRejected(buyer.place(), 'store_unavailable', 403);
});

test('an order for a time that is past, not a slot or invalid is rejected', async () => {
  const shop = await makeShop(api, { store: { alwaysOpen: false } });
  await makeHours(api.db, shop.store.id, 18 * 60, 23 * 60);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const times = [
    '2026-03-03 19:00:00',
    '2026-03-04 09:00:00',
    '2026-03-04 19:10:00',
    '2026-02-31 19:00:00',
    'soon',
  ];
  for (const schedule_at of times) await expectRejected(buyer.place({ schedule_at }), 'order_time', 406);
});

test('an order with an item that is disabled, out of its hours or above its limit is rejected', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id, 3);
  const set = (values: Partial<typeof items.$inferInsert>) =>
    api.db.update(items).set(values).where(eq(items.id, shop.item.id));
  await set({ active: false });
  await expectRejected(buyer.place(), 'item_unavailable', 403);
  await set({ active: true, availableFrom: 18 * 60, availableTo: 20 * 60 });
  await expectRejected(buyer.place(), 'not_available', 403);
  await set({ scheduleOrder: true });
  await expectRejected(buyer.place(), 'not_available', 403);
  await expectRejected(buyer.place({ schedule_at: '2026-03-04 21:00:00' }), 'not_available', 403);
  await set({ availableFrom: null, availableTo: null, maximumCartQuantity: 2 });
  await expectRejected(buyer.place(), 'out_of_limits', 403);
  expect(await countOrders(buyer.owner)).toBe(0);
});

test('an item of a scheduled order has to be available only at that time', async () => {
  const shop = await makeShop(api, {
    item: { scheduleOrder: true, availableFrom: 18 * 60, availableTo: 20 * 60 },
  });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  await buyer.place({ schedule_at: '2026-03-04 19:00:00' });
  expect(await countOrders(buyer.owner)).toBe(1);
});

test('an order above the stock or with a removed option is rejected', async () => {
  const shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 3 } });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id, 3);
  await api.db.update(items).set({ stock: 2 }).where(eq(items.id, shop.item.id));
  await expectRejected(buyer.place(), 'out_of_stock', 403);

  const other = await makeShop(api, { moduleType: 'grocery', item: { stock: 3 } });
  await makeVariation(api.db, other.item.id, { type: 'Red', stock: 3 });
  const second = await makeBuyer(api, other);
  await second.fill(other.item.id, 1, { type: 'Red' });
  await api.db.delete(itemVariations).where(eq(itemVariations.itemId, other.item.id));
  await expectRejected(second.place(), 'variation_unknown', 403);
});

test('an order with another total than the displayed one is rejected with the current one', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  for (const order_amount of [11.99, 0, 1e300]) {
    const error = await buyer.place({ order_amount }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      status: 409,
      code: 'price_changed',
      details: { order_amount: 12, quote: { order_amount: 12, delivery_charge: 2 } },
    });
  }
  await expectRejected(buyer.place({ store_id: shop.store.id + 1 }), 'price_changed', 409);
  await buyer.place({ order_amount: 12 });
});

test('an order below the store’s minimum, above the cash limit or with a disabled payment method is rejected', async () => {
  const shop = await makeShop(api, { store: { minimumOrderMinor: 1500 } });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const error = await buyer.place().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    code: 'below_minimum',
    message: 'The minimum order of this store is $15.00.',
  });
  await buyer.fill(shop.item.id, 1);
  await expectRejected(buyer.place({ payment_method: 'wallet' }), 'payment_method_off', 403);
  await api.db.insert(zoneModules).values({
    zoneId: shop.zone.id,
    moduleId: shop.module.id,
    perKmMinor: 50,
    minimumMinor: 200,
    cashLimitMinor: 1900,
  });
  await expectRejected(buyer.place(), 'cash_limit', 403);
});

// Requirements: CHECKOUT-04, CHECKOUT-05.
test('the cash limit has its own message', async () => {
  const shop = await makeShop(api);
  await api.db.insert(zoneModules).values({
    zoneId: shop.zone.id,
    moduleId: shop.module.id,
    perKmMinor: 50,
    minimumMinor: 200,
    cashLimitMinor: 500,
  });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const quote = await buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT } });
  expect(quote.problems).toEqual([
    {
      code: 'cash_limit',
      message: 'The total amount of the order, exceeds maximum amount of the cash on delivery method',
    },
  ]);
});

// Requirements: CONFIG-08, SESSION-08.
test('a guest order is rejected if guest checkout is disabled, or a contact number is missing or none', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  await expectRejected(buyer.place({ contact_person_number: '' }), 'contact_required', 403);
  for (const contact_person_number of ['12', '050 777 31', '050 123 4567 ext. 8', '9.71501E+11'])
    await expectRejected(buyer.place({ contact_person_number }), 'phone_invalid', 403);
  await changeSettings(api.deps, { guest_checkout_status: 0 });
  await expectRejected(buyer.place(), 'guest_checkout_off', 401);
  await changeSettings(api.deps, { guest_checkout_status: 1 });
  await buyer.place();
});
