import { quoteOrder } from '@errand/contract/orders-place';
import { getOrderDetails } from '@errand/contract/orders-track';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop, orderOf } from '../../../test/buyers.ts';
import { deliver } from '../../../test/delivered-orders.ts';
import { makeCategory, makeCourier, makeItem, makeTaxClass } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { categories, items } from '../catalog/catalog.tables.ts';
import { taxClasses } from '../catalog/tax-classes.tables.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { coupons } from '../promotions/promotions.tables.ts';
import { changeSettings, DEFAULT_SETTINGS } from '../settings/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() =>
  changeSettings(api.deps, {
    delivery_tax_percentage: 0,
    packaging_tax_percentage: 0,
    additional_charge_tax_percentage: 0,
    additional_charge_status: 0,
    additional_charge: 0,
    tax_included: DEFAULT_SETTINGS.tax_included,
  }),
);
afterAll(() => api.stop());

/** A store with 5 %: bread at its rate, wine of a class of 19 %, and a book in a category below one of 7 %. */
async function makeTaxedShop() {
  const shop = await makeShop(api, { store: { taxRate: 5 }, item: { priceMinor: 500 } });
  const storeId = shop.store.id;
  const [full, reduced] = [
    await makeTaxClass(api.db),
    await makeTaxClass(api.db, { ratePercent: 7, name: { en: `Reduced ${storeId}` } }),
  ];
  const parent = await makeCategory(api.db, shop.module.id, { taxClassId: reduced.id });
  const category = await makeCategory(api.db, shop.module.id, { parentId: parent.id });
  const wine = await makeItem(api.db, { storeId, priceMinor: 1000, taxClassId: full.id });
  const book = await makeItem(api.db, { storeId, priceMinor: 250, categoryId: category.id });
  const buyer = await makeBuyer(api, shop);
  for (const { id } of [shop.item, wine, book]) await buyer.fill(id);
  return { shop, full, parent, category, wine, book, buyer };
}

const quoteOf = (buyer: Awaited<ReturnType<typeof makeBuyer>>, body: object = {}) =>
  buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT, ...body } });
const rates = (taxes: { tax_percentage: number; taxed_amount: number; tax_amount: number }[]) =>
  taxes.map(({ tax_percentage, taxed_amount, tax_amount }) => [tax_percentage, taxed_amount, tax_amount]);

test('each line has the rate of its item, else of its category, else of its store, in quote, order and lines', async () => {
  const { buyer } = await makeTaxedShop();
  const quote = await quoteOf(buyer);
  expect(rates(quote.taxes)).toEqual([
    [19, 10, 1.9],
    [7, 2.5, 0.18],
    [5, 5, 0.25],
  ]);
  expect(quote.tax_amount).toBe(2.33);
  const { order_id: id } = await buyer.place();
  const order = await orderOf(buyer, id);
  expect(order).toMatchObject({ total_tax_amount: 2.33, tax_percentage: 5, taxes: quote.taxes });
  const details = await buyer.client.call(getOrderDetails, { query: { order_id: id } });
  expect(details.map(({ tax_amount }) => tax_amount)).toEqual([0.25, 1.9, 0.18]);
  const lines = await api.db
    .select({ tax: orderLines.tax })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(orderLines.id);
  expect(new Set(lines.map(({ tax }) => tax?.ratePercent))).toEqual(new Set([19, 5, 7]));
});

test('the class of a subcategory precedes that above, and that of an item both', async () => {
  const { buyer, category, book } = await makeTaxedShop();
  const of = async () => (await quoteOf(buyer)).taxes.find(({ taxed_amount }) => taxed_amount === 2.5);
  const own = await makeTaxClass(api.db, { ratePercent: 12 });
  await api.db.update(categories).set({ taxClassId: own.id }).where(eq(categories.id, category.id));
  expect((await of())?.tax_percentage).toBe(12);
  const zero = await makeTaxClass(api.db, { kind: 'zero', ratePercent: 0 });
  await api.db.update(items).set({ taxClassId: zero.id }).where(eq(items.id, book.id));
  expect((await of())?.tax_percentage).toBe(0);
});

test('an order keeps its taxes when a class changes, and the cart shows the new rate', async () => {
  const { buyer, full, wine } = await makeTaxedShop();
  const { order_id: id } = await buyer.place();
  const before = (await orderOf(buyer, id)).taxes;
  await api.db.update(taxClasses).set({ ratePercent: 21 }).where(eq(taxClasses.id, full.id));
  expect((await orderOf(buyer, id)).taxes).toEqual(before);
  await buyer.fill(wine.id);
  expect(rates((await quoteOf(buyer)).taxes)).toEqual([[21, 10, 2.1]]);
});

test('a coupon lowers the rates in proportion to their goods', async () => {
  const { buyer, shop } = await makeTaxedShop();
  const code = `TAX${shop.store.id}`;
  await api.db.insert(coupons).values({
    code,
    title: { en: 'Off' },
    type: 'default',
    moduleId: shop.module.id,
    discount: 350,
    discountType: 'amount',
    startsAt: new Date('2020-01-01'),
    endsAt: new Date('2040-01-01'),
  });
  const { taxes, tax_amount } = await quoteOf(buyer, { coupon_code: code });
  // 3.50 over 5.00, 10.00 and 2.50 is 1.00, 2.00 and 0.50.
  expect(rates(taxes)).toEqual([
    [19, 8, 1.52],
    [7, 2, 0.14],
    [5, 4, 0.2],
  ]);
  expect(tax_amount).toBe(1.86);
});

test('delivery, packaging and the service fee have the rates of the settings, which are off by default', async () => {
  const { buyer } = await makeTaxedShop();
  const plain = await quoteOf(buyer);
  await changeSettings(api.deps, {
    delivery_tax_percentage: 19,
    additional_charge_tax_percentage: 7,
    additional_charge_status: 1,
    additional_charge: 1,
  });
  const quote = await quoteOf(buyer);
  expect(quote.delivery_charge).toBe(2);
  expect(rates(quote.taxes).slice(0, 2)).toEqual([
    [19, 12, 2.28],
    [7, 3.5, 0.25],
  ]);
  expect(quote.order_amount - quote.tax_amount).toBeCloseTo(plain.order_amount - plain.tax_amount + 1, 9);
});

test('prices that include their tax have the total of prices without one', async () => {
  const { buyer } = await makeTaxedShop();
  await changeSettings(api.deps, { tax_included: 1, delivery_tax_percentage: 19 });
  const quote = await quoteOf(buyer);
  expect(quote.order_amount).toBe(17.5 + quote.delivery_charge);
  expect(rates(quote.taxes).slice(1)).toEqual([
    [7, 2.5, 0.16],
    [5, 5, 0.24],
  ]);
});

test('the books have the tax of a delivery by rate, and the store that of its goods', async () => {
  const { buyer, shop } = await makeTaxedShop();
  const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
  await changeSettings(api.deps, {
    delivery_tax_percentage: 19,
    additional_charge_tax_percentage: 7,
    additional_charge_status: 1,
    additional_charge: 1,
  });
  const { order_id: id } = await buyer.place();
  await deliver(api, id, courier.id);
  const [order] = await api.db.select().from(orders).where(eq(orders.id, id));
  const of = (part: string) => order?.taxes?.find((tax) => tax.of === part)?.amountMinor ?? 0;
  const goods = (order?.taxes ?? []).filter((tax) => tax.of === 'goods');
  const { rows } = await api.db.execute<{ owner: string; sum: number }>(sql`
    select a.owner, sum(e.amount)::float8 as sum from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id
    where t.reference = ${`order:${id}`} and (a.owner like 'house:tax:%' or e.part = 'tax') group by a.owner`);
  const sums = Object.fromEntries(rows.map(({ owner, sum }) => [owner, sum]));
  expect(of('delivery')).toBeGreaterThan(0);
  expect(sums['house:tax:19']).toBe(of('delivery'));
  expect(sums['house:tax:7']).toBe(of('service_fee'));
  expect(sums[`store:store:${shop.store.id}`]).toBe(
    goods.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  );
});
