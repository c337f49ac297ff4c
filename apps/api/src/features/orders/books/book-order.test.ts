import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { deliver, makeDelivered } from '../../../../test/delivered-orders.ts';
import { makeCourier, makeOrder } from '../../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../../test/harness.ts';
import { countStatements } from '../../../../test/query-plans.ts';
import { payments } from '../../payments/payments.tables.ts';
import { changeSettings } from '../../settings/index.ts';
import { orderHistory, orders } from '../orders.tables.ts';
import { auditOrders, type OrderDifference } from './audit-orders.ts';
import { bookChangedOrder } from './book-order.ts';
import { differenceLines } from './differences.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** What the ledger has for an order: the sums of its accounts. */
async function sumsOf(orderId: number): Promise<Record<string, number>> {
  const { rows } = await api.db.execute<{ owner: string; sum: number }>(sql`
    select a.owner, sum(e.amount)::float8 as sum from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id
    where t.reference = ${`order:${orderId}`} group by a.owner having sum(e.amount) <> 0 order by a.owner`);
  return Object.fromEntries(rows.map(({ owner, sum }) => [owner, sum]));
}

async function countTransfers(orderId: number): Promise<number> {
  const { rows } = await api.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ledger_transfers where reference = ${`order:${orderId}`}`,
  );
  return rows[0]?.count ?? 0;
}

async function readOrder(orderId: number) {
  const [order] = await api.db.select().from(orders).where(sql`id = ${orderId}`);
  return order!;
}

test('a delivered order in cash is owed to its store less the commission, and its courier has the cash', async () => {
  const { orderId, shop, courier } = await makeDelivered(api);
  const order = await readOrder(orderId);
  const commissionMinor = Math.round((order.itemsMinor - order.discountMinor) * 0.12);
  const sums = await sumsOf(orderId);
  expect(sums[`courier:${courier.id}`]).toBe(-order.totalMinor);
  expect(sums['house:commission']).toBe(commissionMinor);
  expect(sums[`store:store:${shop.store.id}`]).toBe(
    order.itemsMinor - order.discountMinor - commissionMinor + order.packagingMinor + order.taxMinor,
  );
  expect(sums['house:receivable']).toBeUndefined();
});

test('a rate that the office changes after the placing does not apply to the order', async () => {
  const shop = await makeShop(api);
  const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const { order_id: orderId } = await buyer.place();
  await changeSettings(api.deps, { admin_commission: 50 });
  try {
    await deliver(api, orderId, courier.id);
    const { itemsMinor, discountMinor, terms } = await readOrder(orderId);
    expect(terms?.commission.percent).toBe(12);
    expect((await sumsOf(orderId))['house:commission']).toBe(Math.round((itemsMinor - discountMinor) * 0.12));
  } finally {
    await changeSettings(api.deps, { admin_commission: 12 });
  }
});

test('an order that is booked again, also by two at once, gets no second entry', async () => {
  const { orderId } = await makeDelivered(api);
  const [before, sums] = [await countTransfers(orderId), await sumsOf(orderId)];
  await Promise.all([
    bookChangedOrder(api.deps, orderId),
    bookChangedOrder(api.deps, orderId),
    bookChangedOrder(api.deps, orderId),
  ]);
  expect(await countTransfers(orderId)).toBe(before);
  expect(await sumsOf(orderId)).toEqual(sums);
});

test('an order without terms is booked once with those of today, which it keeps', async () => {
  const order = await makeOrder(api.db, 'guest:1', { status: 'delivered', paymentStatus: 'paid' });
  await api.db.insert(orderHistory).values({
    orderId: order.id,
    status: 'delivered',
    actor: 'courier',
    at: new Date(NOON),
  });
  await bookChangedOrder(api.deps, order.id);
  expect((await readOrder(order.id)).terms?.commission.percent).toBe(12);
  expect(await sumsOf(order.id)).toEqual({
    'house:commission': 120,
    // Cash of an order without a courier is with its store.
    [`store:store:${order.storeId}`]: -120,
  });
});

test('the audit names an order whose facts and entries differ, and what is missing', async () => {
  const { orderId } = await makeDelivered(api);
  await api.db
    .update(orders)
    .set({ tipMinor: 300, totalMinor: sql`total_minor + 300` })
    .where(sql`id = ${orderId}`);
  const found: OrderDifference[] = [];
  expect(await auditOrders(api.deps, (one) => found.push(one), { only: [orderId] })).toBe(1);
  expect(found.map((one) => one.orderId)).toEqual([orderId]);
  expect(found[0]?.entries.map(({ type }) => type)).toEqual(['payment', 'earning']);
  await bookChangedOrder(api.deps, orderId);
  await auditOrders(api.deps, () => expect.unreachable(), { only: [orderId] });
});

test('placing posts nothing, and booking takes a statement for the facts and one for all entries', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  expect(await countTransfers((await buyer.place()).order_id)).toBe(0);
  const { orderId } = await makeDelivered(api);
  await api.db
    .update(orders)
    .set({ tipMinor: 300, totalMinor: sql`total_minor + 300` })
    .where(sql`id = ${orderId}`);
  const before = await countTransfers(orderId);
  // With the transaction and the lock of the order.
  expect(await countStatements(api.deps.pool, () => bookChangedOrder(api.deps, orderId))).toBe(5);
  expect(await countTransfers(orderId)).toBe(before + 2);
});

test('money that a provider holds and the order does not is named', async () => {
  const { orderId, buyer } = await makeDelivered(api);
  const at = new Date(NOON);
  await api.db.insert(payments).values({
    id: 'held',
    orderId,
    owner: buyer.owner,
    provider: 'demo_bank',
    amountMinor: 500,
    takenMinor: 500,
    status: 'paid',
    callback: '/',
    expiresAt: at,
  });
  const lines: string[] = [];
  await auditOrders(api.deps, (one) => lines.push(...differenceLines(one)), { only: [orderId] });
  expect(lines).toContain(`order ${orderId}: providers hold 500 by their payments, 0 by the order`);
  await api.db.delete(payments).where(sql`id = 'held'`);
});
