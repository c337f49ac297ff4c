import { listCart } from '@errand/contract/cart';
import { listCancelReasons } from '@errand/contract/orders-cancel';
import { reorder } from '@errand/contract/orders-reorder';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { makeItem, makeStore } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { items } from '../../catalog/catalog.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

function reorderInto(buyer: Buyer, order_id: number, replace?: boolean) {
  return buyer.client.call(reorder, { query: {}, body: { order_id, replace } });
}

test('available items are added to the cart, and changes are listed per line', async () => {
  const shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 50 } });
  const more = (values: object) => makeItem(api.db, { storeId: shop.store.id, stock: 50, ...values });
  const [dearer, gone, few, none] = [await more({}), await more({}), await more({}), await more({})];
  const buyer = await makeBuyer(api, shop, 'customer');
  await buyer.fill(shop.item.id, 2);
  for (const item of [dearer, gone, few, none]) await buyer.fill(item.id, 3);
  const { order_id } = await buyer.place();
  const change = (id: number, values: object) => api.db.update(items).set(values).where(eq(items.id, id));
  await change(dearer.id, { priceMinor: 1250 });
  await change(gone.id, { active: false });
  await change(few.id, { stock: 1 });
  await change(none.id, { stock: 0 });

  const response = await reorderInto(buyer, order_id);
  expect(response).toMatchObject({ added: 3, message: 'Added to your cart. Some things changed.' });
  expect(response.cart.map((line) => [line.item_id, line.quantity])).toEqual([
    [shop.item.id, 2],
    [dearer.id, 3],
    [few.id, 1],
  ]);
  expect(response.changes.map(({ item_id, code, was, now }) => [item_id, code, was, now])).toEqual([
    [dearer.id, 'price_changed', 10, 12.5],
    [gone.id, 'item_unavailable', null, null],
    [few.id, 'quantity_changed', 3, 1],
    [none.id, 'out_of_stock', null, null],
  ]);
  expect(await buyer.client.call(listCart, { query: {} })).toHaveLength(3);
});

test('items are added to a cart of the same store; replacing another store’s lines needs confirmation', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop, 'customer');
  await buyer.fill(shop.item.id, 1);
  const { order_id } = await buyer.place();
  await buyer.fill(shop.item.id, 2);
  expect((await reorderInto(buyer, order_id)).cart).toMatchObject([{ quantity: 3 }]);

  await buyer.client.call(reorder, { query: {}, body: { order_id } });
  const other = await makeStore(api.db, { moduleId: shop.module.id, zoneId: shop.zone.id });
  const item = await makeItem(api.db, { storeId: other.id });
  const second = await makeBuyer(api, shop, 'customer');
  await second.fill(shop.item.id);
  const placed = await second.place();
  await second.fill(item.id);
  const rejection = await rejectionOf(reorderInto(second, placed.order_id));
  expect([rejection.status, rejection.code]).toEqual([409, 'other_store']);
  expect(await second.client.call(listCart, { query: {} })).toMatchObject([{ item_id: item.id }]);
  const replaced = await reorderInto(second, placed.order_id, true);
  expect(replaced).toMatchObject({ added: 1, changes: [], cart: [{ item_id: shop.item.id }] });
});

test('the cart is unchanged when no item is available, also with another store’s lines', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop, 'guest');
  await buyer.fill(shop.item.id);
  const { order_id } = await buyer.place();
  await api.db.update(items).set({ active: false }).where(eq(items.id, shop.item.id));
  const other = await makeStore(api.db, { moduleId: shop.module.id, zoneId: shop.zone.id });
  await buyer.fill((await makeItem(api.db, { storeId: other.id })).id);
  const response = await reorderInto(buyer, order_id, true);
  expect(response).toMatchObject({ added: 0, changes: [{ code: 'item_unavailable' }] });
  expect(await buyer.client.call(listCart, { query: {} })).toHaveLength(1);
});

test('an expired discount is reported as a price change, a new discount is not', async () => {
  const shop = await makeShop(api, { item: { discount: 20, discountType: 'percent' } });
  const full = await makeItem(api.db, { storeId: shop.store.id });
  const buyer = await makeBuyer(api, shop, 'customer');
  await buyer.fill(shop.item.id, 2);
  await buyer.fill(full.id);
  const { order_id } = await buyer.place();
  await api.db.update(items).set({ discount: 0 }).where(eq(items.id, shop.item.id));
  await api.db.update(items).set({ discount: 10 }).where(eq(items.id, full.id));
  const { changes } = await reorderInto(buyer, order_id);
  expect(changes).toMatchObject([{ item_id: shop.item.id, code: 'price_changed', was: 8, now: 10 }]);
});

test('another visitor’s order cannot be reordered', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop, 'customer');
  await buyer.fill(shop.item.id);
  const { order_id } = await buyer.place();
  const stranger = await makeBuyer(api, shop, 'customer');
  expect((await rejectionOf(reorderInto(stranger, order_id))).status).toBe(404);
});

test('cancellation reasons are the operator’s list, paged, for customers', async () => {
  const call = (query: object) => api.client().call(listCancelReasons, { query });
  const { total_size, reasons } = await call({ type: 'customer' });
  expect(total_size).toBe(reasons.length);
  expect(reasons[0]).toEqual({
    id: expect.any(Number),
    reason: 'I changed my mind',
    user_type: 'customer',
    status: 1,
  });
  expect((await call({ limit: 2, offset: 2 })).reasons).toEqual(reasons.slice(2, 4));
  expect((await call({ type: 'store' })).total_size).toBe(0);
});
