import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDelivered } from '../../../../test/delivered-orders.ts';
import { makeCustomer, makeOrder } from '../../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../../test/harness.ts';
import type { Deps } from '../../../platform/deps.ts';
import { courierRows } from '../../couriers/index.ts';
import { orderHistory, orders } from '../orders.tables.ts';
import { auditOrders } from './audit-orders.ts';
import { bookHistory } from './book-history.ts';
import { differenceLines } from './differences.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** A delivered cash order without terms and entries. */
async function makeFormer(overrides: Partial<typeof orders.$inferInsert> = {}): Promise<number> {
  const { id } = await makeOrder(api.db, 'guest:1', {
    status: 'delivered',
    paymentStatus: 'paid',
    ...overrides,
  });
  const at = new Date(NOON);
  await api.db.insert(orderHistory).values({ orderId: id, status: 'delivered', actor: 'courier', at });
  return id;
}

async function listTerms(ids: number[]) {
  const rows = await api.db
    .select({ terms: orders.terms })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(orders.id);
  return rows.map(({ terms }) => terms?.version ?? null);
}

test('orders without terms are booked once, and one that cannot be booked stops no other', async () => {
  const [first, broken, last] = [
    await makeFormer(),
    await makeFormer({ totalMinor: -1 }),
    await makeFormer(),
  ];
  const errors: { orderId?: number }[] = [];
  const log: Deps['log'] = Object.create(api.deps.log, {
    error: { value: (error: { orderId?: number }) => errors.push(error) },
  });
  expect(await bookHistory({ ...api.deps, log })).toBe(2);
  expect(errors.map(({ orderId }) => orderId)).toEqual([broken]);
  expect(await listTerms([first, last])).toEqual([1, 1]);
  expect(await listTerms([broken])).toEqual([null]);
  await api.db
    .update(orders)
    .set({ totalMinor: 1000 })
    .where(inArray(orders.id, [broken]));
  expect(await bookHistory(api.deps)).toBe(1);
  expect(await bookHistory(api.deps)).toBe(0);
  await auditOrders(api.deps, (one) => expect.unreachable(differenceLines(one).join('\n')));
});

test('the entries of an order without terms are of the day of its delivery, so that no month changes', async () => {
  const id = await makeFormer();
  await api.db
    .update(orderHistory)
    .set({ at: new Date('2025-11-20T08:00:00Z') })
    .where(inArray(orderHistory.orderId, [id]));
  await bookHistory(api.deps);
  const { rows } = await api.db.execute<{ days: string[] }>(sql`
    select array_agg(distinct to_char(day, 'YYYY-MM-DD')) as days from ledger_transfers
    where reference = ${`order:${id}`}`);
  expect(rows).toEqual([{ days: ['2025-11-20'] }]);
});

test('the cash that a courier has in hand is the same before and after its orders are booked', async () => {
  const { courier } = await makeDelivered(api);
  await makeFormer({ courierId: courier.id });
  const before = await courierRows.cashInHand(api.db, courier.id);
  expect(await bookHistory(api.deps)).toBe(1);
  expect(await courierRows.cashInHand(api.db, courier.id)).toBe(before);
});

test('a run that is out of time ends, and the next one goes on', async () => {
  const ids = [await makeFormer(), await makeFormer()];
  expect(await bookHistory(api.deps, api.clock.now())).toBe(0);
  expect(await listTerms(ids)).toEqual([null, null]);
  expect(await bookHistory(api.deps)).toBe(2);
});

test('an order that says to be paid from a wallet is named when the wallet has not paid', async () => {
  const { id: customerId } = await makeCustomer(api.db);
  const id = await makeFormer({
    owner: `customer:${customerId}`,
    paymentMethod: 'wallet',
    walletMinor: 1000,
  });
  await bookHistory(api.deps);
  const lines: string[] = [];
  await auditOrders(api.deps, (one) => lines.push(...differenceLines(one)), { only: [id] });
  expect(lines).toEqual([`order ${id}: its wallet paid 0 by the ledger, 1000 by the order`]);
  await api.db
    .update(orders)
    .set({ walletMinor: 0, paymentStatus: 'unpaid' })
    .where(inArray(orders.id, [id]));
});
