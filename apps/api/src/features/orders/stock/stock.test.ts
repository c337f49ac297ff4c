import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { getItem } from '@errand/contract/catalog';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { makeModule, makeStore, makeStoreDiscount } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { CATALOG_CHANGED } from '../../../platform/cache/index.ts';
import { items } from '../../catalog/catalog.tables.ts';
import { type Pieces, sortForLocking, takeStock } from '../../catalog/index.ts';
import { catalogImports } from '../../imports/index.ts';
import { flashSaleItems, flashSales } from '../../promotions/promotions.tables.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'errand-stock-'));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

async function importLines(lines: string[]) {
  const file = path.join(folder, 'file.csv');
  await writeFile(file, `${lines.join('\n')}\n`);
  return catalogImports.products(api.deps, { file, createCategories: true });
}

test('an order concurrent with an import of the same items does not deadlock, and the stock is correct', async () => {
  const module = await makeModule(api.db, { type: 'ecommerce' });
  await makeStore(api.db, { slug: 'tide', moduleId: module.id });
  const file = (price: number) => [
    'id,store,category,name,price,stock,options,variations',
    ...Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0
        ? `s${n},tide,Bags,Bag ${n},${price},100,,`
        : `s${n},tide,Bags,Vest ${n},,,Size: S | M,S = ${price} x 50 | M = ${price} x 50`,
    ),
  ];
  await importLines(file(5));
  const all = (await api.db.select().from(items)).toSorted((a, b) => b.id - a.id);
  const pieces = sortForLocking(
    all.flatMap(({ id, choices }): Pieces[] =>
      choices.length > 0
        ? ['M', 'S'].map((variation) => ({ itemId: id, variation, quantity: 1 }))
        : [{ itemId: id, variation: null, quantity: 1 }],
    ),
  );
  const buy = () =>
    api.db.transaction(async (tx) => {
      for (const piece of pieces) expect(await takeStock(tx, piece)).toBe('taken');
    });
  const buying = Promise.all(Array.from({ length: 4 }, buy));
  await Promise.all([buying, importLines(file(6))]);
  const after = await api.db.execute<{ left: number }>(
    sql`select sum(stock)::int as left from items where store_id = ${all[0]!.storeId}`,
  );
  expect(after.rows[0]?.left).toBe(40 * 100 - 4 * (20 + 40));
});

/** A store with an item of 10.00 in a flash sale of 40% with a few pieces. */
async function makeSale(pieces: number, item: { stock?: number } = { stock: 50 }) {
  const shop = await makeShop(api, { moduleType: 'grocery', item });
  const [sale] = await api.db
    .insert(flashSales)
    .values({
      slug: `sale-${shop.item.id}`,
      moduleId: shop.module.id,
      title: { en: 'Sunset' },
      percent: 40,
      startsAt: new Date(api.clock.now() - 60_000),
      endsAt: new Date(api.clock.now() + 3_600_000),
    })
    .returning();
  await api.db.insert(flashSaleItems).values({ flashSaleId: sale!.id, itemId: shop.item.id, stock: pieces });
  const sold = async () =>
    (await api.db.select().from(flashSaleItems).where(eq(flashSaleItems.flashSaleId, sale!.id)))[0]!.sold;
  const price = async () =>
    (await api.client().call(getItem, { params: { id: String(shop.item.id) } })).discount;
  return { shop, sold, price };
}

test('an order takes its pieces off the flash sale and returns them once when it is canceled', async () => {
  const { shop, sold, price } = await makeSale(3);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id, 3);
  const published: string[] = [];
  const stop = api.deps.events.subscribe(CATALOG_CHANGED, () => published.push('catalog'));
  const placed = await buyer.place({ order_type: 'take_away' });
  expect(placed.total_ammount).toBe(18);
  expect([await sold(), await price()]).toEqual([3, 0]);
  await vi.waitFor(() => expect(published).toHaveLength(1));

  const cancel = () =>
    buyer.client.call(cancelOrder, { body: { order_id: placed.order_id, reason: 'Changed my mind' } });
  await cancel();
  await cancel().catch(() => {});
  expect([await sold(), await price()]).toEqual([0, 40]);
  await vi.waitFor(() => expect(published).toHaveLength(2));
  stop();
});

test('a sale does not apply in a store with an offer of its own: it sets no price, counts no pieces and limits no order', async () => {
  const { shop, sold } = await makeSale(2);
  await makeStoreDiscount(api.db, shop.store.id, { percent: 10, minPurchaseMinor: 2500 });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id, 1);
  expect((await buyer.place({ order_type: 'take_away' })).total_ammount).toBe(10);
  await buyer.fill(shop.item.id, 3);
  const placed = await buyer.place({ order_type: 'take_away' });
  expect(placed.total_ammount).toBe(27);
  expect(await sold()).toBe(0);
  await buyer.client.call(cancelOrder, { body: { order_id: placed.order_id, reason: 'Changed my mind' } });
  expect(await sold()).toBe(0);
});

test('a cart cannot have more pieces of a sale item than the sale has left', async () => {
  const { shop } = await makeSale(2);
  const buyer = await makeBuyer(api, shop);
  await expect(buyer.fill(shop.item.id, 3)).rejects.toMatchObject({ code: 'out_of_limits' });
  await buyer.fill(shop.item.id, 2);
});

test('of two concurrent buyers of a sale’s last piece one gets its price, the other a price change', async () => {
  const { shop, sold } = await makeSale(1);
  const buyers = await Promise.all([makeBuyer(api, shop), makeBuyer(api, shop)]);
  for (const buyer of buyers) await buyer.fill(shop.item.id);
  const results = await Promise.allSettled(
    buyers.map((buyer) => buyer.place({ order_type: 'take_away', order_amount: 6 })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const fulfilled = results.find((result) => result.status === 'fulfilled');
  const rejected = results.find((result) => result.status === 'rejected');
  expect(fulfilled?.value).toMatchObject({ total_ammount: 6 });
  expect(rejected?.reason).toMatchObject({ code: 'price_changed', details: { order_amount: 10 } });
  expect(await sold()).toBe(1);
});

test('the catalog event is published when an item sells out and when it is back in stock', async () => {
  const shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 2 } });
  const buyer = await makeBuyer(api, shop);
  const published: string[] = [];
  const stop = api.deps.events.subscribe(CATALOG_CHANGED, () => published.push('catalog'));
  await buyer.fill(shop.item.id);
  await buyer.place({ order_type: 'take_away' });
  await buyer.fill(shop.item.id);
  const last = await buyer.place({ order_type: 'take_away' });
  await vi.waitFor(() => expect(published).toHaveLength(1));
  await buyer.client.call(cancelOrder, { body: { order_id: last.order_id, reason: 'Changed my mind' } });
  await vi.waitFor(() => expect(published).toHaveLength(2));
  stop();
});
