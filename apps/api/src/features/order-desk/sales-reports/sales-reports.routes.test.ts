import { listFigures } from '@errand/contract/console/analytics';
import { getOrder } from '@errand/contract/console/orders';
import { refundOrder } from '@errand/contract/console/orders/order-changes';
import {
  listBorneDiscounts,
  listCustomerSales,
  listItemSales,
  listPromotionResults,
  listSearchTerms,
  listTaxes,
} from '@errand/contract/console/sales-reports';
import { foldText } from '@errand/domain/search';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { deliver, makeDelivered } from '../../../../test/delivered-orders.ts';
import { items } from '../../catalog/catalog.tables.ts';
import { coupons } from '../../promotions/promotions.tables.ts';
import { countSearches } from '../../search/index.ts';
import { stores } from '../../stores/stores.tables.ts';

const { shop, operator } = await openConsole();
const now = () => new Date(shop.api.clock.now());
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('items and customers add up to what delivered orders have sold, and refunds of lines are told by item', async () => {
  const one = await makeDelivered(shop.api, 'customer', { quantity: 3 });
  const two = await makeDelivered(shop.api, 'guest', { quantity: 1 });
  const order = await operator.call(getOrder, { params: { id: one.orderId } });
  const other = await operator.call(getOrder, { params: { id: two.orderId } });
  const { rows } = await operator.call(listItemSales, { query: { store_id: one.shop.store.id } });
  expect(rows).toMatchObject([
    {
      id: one.shop.item.id,
      pieces: 3,
      orders: 1,
      sales_minor: sum(order.lines.map((line) => line.total_minor)),
      refunded_minor: 0,
    },
  ]);
  const line = order.lines[0]!;
  const each = Math.floor((line.total_minor + (order.tax_included ? 0 : line.tax_minor)) / 3);
  await operator.call(refundOrder, {
    params: { id: one.orderId },
    body: {
      lines: [{ line_id: line.id, quantity: 1 }],
      amount_minor: each,
      destination: 'wallet',
      reason: 'Broken',
      version: order.version,
    },
  });
  const refunded = await operator.call(listItemSales, { query: { store_id: one.shop.store.id } });
  expect(refunded.rows).toMatchObject([{ refunded_minor: each }]);

  const customers = await operator.call(listCustomerSales, { query: {} });
  expect(sum(customers.rows.map((row) => row.sales_minor))).toBe(order.total_minor + other.total_minor);
  const guest = customers.rows.find(({ customer_id: id }) => id === null);
  expect(guest).toMatchObject({ phone: other.customer_phone, orders: 1, sales_minor: other.total_minor });
  const today = now().toISOString().slice(0, 10);
  const figures = await operator.call(listFigures, { query: { by: 'store', from: today, to: today } });
  const ofStore = figures.rows.find(({ key }) => key === String(one.shop.store.id));
  expect(ofStore?.sales_minor).toBe(order.total_minor);
});

test('a coupon tells its orders, its cost and who bears it by the books, and so does the sum of all discounts', async () => {
  const made = await makeDelivered(shop.api, 'guest');
  const { db } = shop.api;
  const [coupon] = await db
    .insert(coupons)
    .values({
      title: { en: 'Half' },
      code: 'HALFOFF',
      type: 'default',
      discountType: 'amount',
      discount: 200,
      startsAt: new Date(0),
      endsAt: new Date(now().getTime() + 86_400_000),
      storeId: made.shop.store.id,
    })
    .returning();
  const { buyer } = made;
  await buyer.fill(made.shop.item.id, 2);
  const { order_id: orderId } = await buyer.place({ coupon_code: coupon?.code });
  await deliver(shop.api, orderId, made.courier.id);
  const order = await operator.call(getOrder, { params: { id: orderId } });
  expect(order.coupon_discount_minor).toBe(200);
  const { rows } = await operator.call(listPromotionResults, { query: { kind: 'coupon' } });
  expect(rows).toMatchObject([
    {
      name: 'HALFOFF',
      orders: 1,
      sales_minor: order.total_minor,
      cost_minor: 200,
      store_minor: 200,
      operator_minor: 0,
    },
  ]);
  const borne = await operator.call(listBorneDiscounts, { query: { store_id: made.shop.store.id } });
  expect(borne.rows.find(({ id }) => id === 'coupon')).toMatchObject({
    orders: 1,
    store_minor: 200,
    operator_minor: 0,
    total_minor: 200,
  });
  const elsewhere = await makeDelivered(shop.api, 'guest');
  const none = await operator.call(listBorneDiscounts, { query: { store_id: elsewhere.shop.store.id } });
  expect(none.rows).toEqual([]);
});

test('the tax of stores is told by month and rate, with what refunds of taxed parts gave back', async () => {
  const made = await makeDelivered(shop.api, 'guest');
  await shop.api.db.update(stores).set({ taxRate: 10 }).where(eq(stores.id, made.shop.store.id));
  await shop.api.db.update(items).set({ priceMinor: 1000 }).where(eq(items.id, made.shop.item.id));
  await made.buyer.fill(made.shop.item.id, 1);
  const { order_id: orderId } = await made.buyer.place({ dm_tips: 5 });
  await deliver(shop.api, orderId, made.courier.id);
  const order = await operator.call(getOrder, { params: { id: orderId } });
  expect(order.tax_minor).toBeGreaterThan(0);
  const read = async () =>
    (await operator.call(listTaxes, { query: { store_id: made.shop.store.id, owner: 'store' } })).rows.find(
      ({ rate }) => rate === 10,
    );
  expect(await read()).toMatchObject({
    month: `${now().toISOString().slice(0, 7)}-01`,
    orders: 1,
    tax_minor: order.tax_minor,
    refunded_minor: 0,
  });
  const refund = async (body: { lines: [] | null; parts?: 'tip'[]; amount_minor: number }) => {
    const { version } = await operator.call(getOrder, { params: { id: orderId } });
    const how = { destination: 'hand' as const, reason: 'Cold', version };
    await operator.call(refundOrder, { params: { id: orderId }, body: { ...body, ...how } });
  };
  await refund({ lines: [], parts: ['tip'], amount_minor: 500 });
  expect(await read()).toMatchObject({ refunded_minor: 0 });
  await refund({ lines: null, amount_minor: order.total_minor - 500 });
  expect(await read()).toMatchObject({ refunded_minor: order.tax_minor });
});

test('searches that found nothing are told, rare ones and numbers of people are left out', async () => {
  const { shop: place } = await makeDelivered(shop.api, 'guest');
  const count = (shown: string, uses: number, misses: number) => ({
    moduleId: place.module.id,
    language: 'en' as const,
    words: foldText(shown),
    shown,
    uses,
    misses,
  });
  await countSearches(
    shop.api.db,
    [count('dates', 1, 4), count('zaynab street 7', 0, 1), count('bread', 9, 0)],
    now(),
  );
  const { rows } = await operator.call(listSearchTerms, {
    query: { module_id: place.module.id, sort: 'misses' },
  });
  expect(rows.map(({ term, searches, misses }) => [term, searches, misses])).toEqual([
    ['dates', 5, 4],
    ['bread', 9, 0],
  ]);
});

test('a store reads the reports of its own orders, and nothing of others', async () => {
  const own = await makeDelivered(shop.api, 'guest');
  await makeDelivered(shop.api, 'guest');
  const manager = await shop.signedIn(
    await shop.makeStaff({
      grants: [{ role: 'store-manager', scope: { kind: 'store', id: own.shop.store.id } }],
    }),
  );
  const { rows } = await manager.call(listItemSales, { query: {} });
  expect(rows.map(({ id }) => id)).toEqual([own.shop.item.id]);
});
