import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeShop, placeOne, type Shop } from '../../../../test/buyers.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { items } from '../../catalog/catalog.tables.ts';
import { itemCounts } from '../../catalog/index.ts';
import { storeCounts } from '../../stores/index.ts';
import { stores } from '../../stores/stores.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function counts({ item }: Shop) {
  const [counted] = await api.db
    .select({ store: stores.orderCount, item: items.orderCount })
    .from(stores)
    .innerJoin(items, eq(items.storeId, stores.id))
    .where(eq(items.id, item.id));
  return [counted?.store, counted?.item];
}

const addAll = () => Promise.all([storeCounts.addTallies(api.db), itemCounts.addTallies(api.db)]);

test('an order does not wait for another order of the same item at the same store', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  await api.db.transaction(async (tx) => {
    await storeCounts.countOrder(tx, shop.store.id);
    await itemCounts.countOrders(tx, [shop.item.id]);
    // The first order has not committed yet.
    expect(await buyer.place()).toMatchObject({ status: 'pending' });
  });
  await addAll();
  expect(await counts(shop)).toEqual([2, 2]);
});

test('an order that is rolled back is not counted', async () => {
  const shop = await makeShop(api);
  const failing = api.db.transaction(async (tx) => {
    await storeCounts.countOrder(tx, shop.store.id);
    await itemCounts.countOrders(tx, [shop.item.id]);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await addAll();
  expect(await counts(shop)).toEqual([0, 0]);
});

test('orders are counted once, by concurrent runs and after a run that failed', async () => {
  const shop = await makeShop(api);
  for (let n = 0; n < 5; n += 1) await placeOne(api, shop);
  const failing = api.db.transaction(async (tx) => {
    await storeCounts.addTallies(tx);
    await itemCounts.addTallies(tx);
    throw new Error('killed');
  });
  await expect(failing).rejects.toThrow('killed');
  expect(await counts(shop)).toEqual([0, 0]);
  await Promise.all([addAll(), addAll(), addAll()]);
  await addAll();
  expect(await counts(shop)).toEqual([5, 5]);
});
