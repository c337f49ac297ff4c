import { clearCart } from '@errand/contract/cart';
import { findPlacedOrder, quoteOrder } from '@errand/contract/orders-place';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { makeItem } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { items } from '../../catalog/catalog.tables.ts';
import { stores } from '../../stores/stores.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const quoteFor = ({ client }: Buyer) =>
  client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT } });

/** The lines that a customer has seen, as an order names them. */
const linesOf = ({ lines }: Awaited<ReturnType<typeof quoteFor>>) =>
  lines.map(({ key, quantity }) => `${key}*${quantity}`).join(' ');

test('other lines than the customer has seen are rejected, though their total is the same', async () => {
  const shop = await makeShop(api);
  const other = await makeItem(api.db, { storeId: shop.store.id });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const seen = await quoteFor(buyer);
  await buyer.client.call(clearCart, { query: {} });
  await buyer.fill(other.id);
  const now = await quoteFor(buyer);
  expect(now.order_amount).toBe(seen.order_amount);
  const agreed = { order_amount: seen.order_amount, agreed_lines: linesOf(seen) };
  const error = await buyer.place(agreed).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'price_changed', details: { quote: { lines: now.lines } } });
  await buyer.place({ ...agreed, agreed_lines: linesOf(now) });
});

test('a line of a quote has the same key in every language, its price, and the price that was agreed to in the cart', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id, 2);
  const line = { quantity: 2, unit_amount: 10, agreed_unit_amount: null, total_amount: 20 };
  const { lines } = await quoteFor(buyer);
  expect(lines).toMatchObject([line]);
  await api.db.update(items).set({ priceMinor: 1250 }).where(eq(items.id, shop.item.id));
  const arabic = { ...buyer, client: api.client({ ...buyer.viewer, language: 'ar' }) };
  expect((await quoteFor(arabic)).lines).toMatchObject([
    { ...line, key: lines[0]?.key, unit_amount: 12.5, agreed_unit_amount: 10, total_amount: 25 },
  ]);
});

test('a problem of a line names it with its quantity and what is left', async () => {
  const shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 5 } });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id, 5);
  const problemsAt = async (stock: number) => {
    await api.db.update(items).set({ stock }).where(eq(items.id, shop.item.id));
    return (await quoteFor(buyer)).problems;
  };
  const { lines } = await quoteFor(buyer);
  const named = { key: lines[0]?.key, name: lines[0]?.name, quantity: 5 };
  expect(await problemsAt(4)).toMatchObject([{ code: 'out_of_stock', line: { ...named, maximum: 4 } }]);
  expect(await problemsAt(0)).toMatchObject([{ code: 'out_of_stock', line: { quantity: 5, maximum: 0 } }]);
});

test('a quote says the least price that the store delivers', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  expect((await quoteFor(buyer)).minimum_order_amount).toBe(0);
  await api.db.update(stores).set({ minimumOrderMinor: 1500 }).where(eq(stores.id, shop.store.id));
  expect(await quoteFor(buyer)).toMatchObject({
    minimum_order_amount: 15,
    problems: [{ code: 'below_minimum' }],
  });
});

test('a page that was reloaded before the response finds its order by the key, and nobody else does', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const find = (client: Buyer['client'], idempotency_key: string) =>
    client.call(findPlacedOrder, { query: { idempotency_key } });
  expect(await find(buyer.client, 'reloaded')).toEqual({ order_id: null });
  const { order_id } = await buyer.place({}, 'reloaded');
  expect(await find(buyer.client, 'reloaded')).toEqual({ order_id });
  expect(await find(buyer.client, 'another')).toEqual({ order_id: null });
  const stranger = await makeBuyer(api, shop);
  expect(await find(stranger.client, 'reloaded')).toEqual({ order_id: null });
});
