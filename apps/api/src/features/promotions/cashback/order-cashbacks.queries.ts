import { and, count, eq, getTableColumns, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { cashbacks } from '../promotions.tables.ts';
import { orderCashbacks } from './order-cashbacks.tables.ts';

export type OrderCashback = typeof orderCashbacks.$inferSelect;
export type CashbackOfferRow = typeof cashbacks.$inferSelect & { uses: number; spentMinor: number };

const OFFER = sql.raw('"cashbacks"."id"');
const SPENT = sql<number>`case when budget_minor = 0 then 0 else (
  select coalesce(sum(spent.amount_minor - spent.taken_back_minor), 0) from order_cashbacks spent
  where spent.cashback_id = ${OFFER} and spent.state <> 'dropped') end`.mapWith(Number);

function isRunning(at: Date): SQL | undefined {
  return and(eq(cashbacks.active, true), lte(cashbacks.startsAt, at), gt(cashbacks.endsAt, at));
}

function listOffers(
  q: Queryable,
  customerId: number | null,
  condition: SQL | undefined,
): Promise<CashbackOfferRow[]> {
  const uses = sql<number>`(select count(*) from order_cashbacks used
    where used.customer_id = ${customerId}::int and used.cashback_id = ${OFFER} and used.state <> 'dropped')`;
  return q
    .select({ ...getTableColumns(cashbacks), uses: uses.mapWith(Number), spentMinor: SPENT })
    .from(cashbacks)
    .where(condition)
    .orderBy(cashbacks.id);
}

/** The running offers with their uses by a customer (0 without one) and, if they have a budget, what is spent of it. */
export function listRunningOffers(
  q: Queryable,
  customerId: number | null,
  at: Date,
): Promise<CashbackOfferRow[]> {
  return listOffers(q, customerId, isRunning(at));
}

/** An offer, running or not, in the form of `listRunningOffers`; null for an unknown one. */
export async function findOffer(
  q: Queryable,
  id: number,
  customerId: number,
): Promise<CashbackOfferRow | null> {
  const [row] = await listOffers(q, customerId, eq(cashbacks.id, id));
  return row ?? null;
}

/** The uses of each offer by a customer, by the offer's id. */
export async function countUsesByOffer(q: Queryable, customerId: number): Promise<Record<string, number>> {
  const { cashbackId } = orderCashbacks;
  const rows = await q
    .select({ id: cashbackId, uses: count() })
    .from(orderCashbacks)
    .where(and(eq(orderCashbacks.customerId, customerId), ne(orderCashbacks.state, 'dropped')))
    .groupBy(cashbackId);
  return Object.fromEntries(rows.map(({ id, uses }) => [id, uses]));
}

/** The ids of the running offers that have a budget. */
export async function listBudgetedOffers(q: Queryable, at: Date): Promise<number[]> {
  const rows = await q
    .select({ id: cashbacks.id })
    .from(cashbacks)
    .where(and(isRunning(at), gt(cashbacks.budgetMinor, 0)));
  return rows.map(({ id }) => id);
}

export async function insertOrderCashback(tx: Tx, values: typeof orderCashbacks.$inferInsert): Promise<void> {
  await tx.insert(orderCashbacks).values(values);
}

/** The cashback of an order, locked until the transaction ends; null without one. */
export async function lockOrderCashback(tx: Tx, orderId: number): Promise<OrderCashback | null> {
  const [row] = await tx
    .select()
    .from(orderCashbacks)
    .where(eq(orderCashbacks.orderId, orderId))
    .for('update');
  return row ?? null;
}

export async function updateOrderCashback(
  tx: Tx,
  orderId: number,
  change: Partial<Pick<OrderCashback, 'amountMinor' | 'takenBackMinor' | 'state'>>,
): Promise<void> {
  await tx.update(orderCashbacks).set(change).where(eq(orderCashbacks.orderId, orderId));
}

export type CashbackUse = { uses: number; promisedMinor: number; creditedMinor: number };

/** Uses of offers, and what they promise and have credited, less what was taken back; by offer. */
export async function listCashbackUse(q: Queryable, offerIds: number[]): Promise<Map<number, CashbackUse>> {
  if (offerIds.length === 0) return new Map();
  const { amountMinor, takenBackMinor, state, cashbackId } = orderCashbacks;
  const rows = await q
    .select({
      id: cashbackId,
      uses: sql<number>`count(*) filter (where ${state} <> 'dropped')`.mapWith(Number),
      promisedMinor:
        sql<number>`coalesce(sum(${amountMinor}) filter (where ${state} = 'promised'), 0)`.mapWith(Number),
      creditedMinor:
        sql<number>`coalesce(sum(${amountMinor} - ${takenBackMinor}) filter (where ${state} in ('credited', 'taken_back')), 0)`.mapWith(
          Number,
        ),
    })
    .from(orderCashbacks)
    .where(inArray(cashbackId, offerIds))
    .groupBy(cashbackId);
  return new Map(rows.map(({ id, ...use }) => [id, use]));
}
