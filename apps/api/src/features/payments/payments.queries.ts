import type { PaymentStatus } from '@errand/domain/payments';
import { and, eq, getTableColumns, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { paymentEvents, payments, refunds } from './payments.tables.ts';
import { exactRefundSql, HELD } from './payments.views.ts';

export type Payment = typeof payments.$inferSelect;
export type Refund = typeof refunds.$inferSelect;

const UNSETTLED: PaymentStatus[] = ['created', 'open'];

export async function findPayment(q: Queryable, id: string): Promise<Payment | null> {
  const [row] = await q.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

export async function findByReference(q: Queryable, provider: string, reference: string) {
  const [row] = await q
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)));
  return row ?? null;
}

/** The payment's row, locked until the transaction ends. Lock its order first. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row ?? null;
}

/** The attempt of an order that is not settled yet; there is at most one. */
export async function findUnsettled(q: Queryable, orderId: number): Promise<Payment | null> {
  const [row] = await q
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, UNSETTLED)));
  return row ?? null;
}

/** The attempt for the plan of a store application that is not settled yet; there is at most one. */
export async function findUnsettledPlan(q: Queryable, applicationId: number): Promise<Payment | null> {
  const [row] = await q
    .select()
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), inArray(payments.status, UNSETTLED)));
  return row ?? null;
}

/** The attempt of a store to pay what it owes that is not settled yet; there is at most one. */
export async function findUnsettledOfStore(q: Queryable, storeId: number): Promise<Payment | null> {
  const [row] = await q
    .select()
    .from(payments)
    .where(and(eq(payments.storeId, storeId), inArray(payments.status, UNSETTLED)));
  return row ?? null;
}

/** The paid payment of an order of which the provider still holds money. A refunded duplicate payment is left out. */
export async function findPaid(
  q: Queryable,
  orderId: number,
): Promise<(Payment & { heldMinor: number }) | null> {
  const [row] = await q
    .select({ ...getTableColumns(payments), heldMinor: HELD })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'paid'), gt(HELD, 0)));
  return row ?? null;
}

/** Whether an order has a refund that ends it and none of its refunds is pending. */
export async function isReturned(q: Queryable, orderId: number): Promise<boolean> {
  const rows = await q
    .select({ status: refunds.status, endsOrder: refunds.endsOrder })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId));
  return rows.some(({ endsOrder }) => endsOrder) && rows.every(({ status }) => status === 'done');
}

const EXACT = sql.raw(exactRefundSql('refunds'));

/**
 * Sums the refunds of a payment, including pending ones: what its provider returns (`returned`), the same without what it has
 * rounded up (`refunded`), and what is executed of the latter (`done`).
 */
export async function sumRefunds(
  q: Queryable,
  paymentId: string,
): Promise<{ returned: number; refunded: number; done: number }> {
  const [row] = await q
    .select({
      returned: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)`.mapWith(Number),
      refunded: sql<number>`coalesce(sum(${EXACT}), 0)`.mapWith(Number),
      done: sql<number>`coalesce(sum(${EXACT}) filter (where ${refunds.status} = 'done'), 0)`.mapWith(Number),
    })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));
  return row ?? { returned: 0, refunded: 0, done: 0 };
}

/** Whether a payment has a refund that ends its order. */
export async function hasEndingRefund(q: Queryable, paymentId: string): Promise<boolean> {
  const rows = await q
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.endsOrder, true)))
    .limit(1);
  return rows.length > 0;
}

export async function insertPayment(tx: Tx, row: typeof payments.$inferInsert): Promise<Payment> {
  const [created] = await tx.insert(payments).values(row).returning();
  return created as Payment;
}

export async function updatePayment(q: Queryable, id: string, change: Partial<Payment>): Promise<void> {
  await q.update(payments).set(change).where(eq(payments.id, id));
}

/** Stores the page that the provider has created. The status of a payment that was settled meanwhile stays. */
export async function savePage(q: Queryable, id: string, change: Pick<Payment, 'reference' | 'redirectUrl'>) {
  await q
    .update(payments)
    .set({
      ...change,
      status: sql`case when ${payments.status} = 'created' then 'open' else ${payments.status} end`,
    })
    .where(eq(payments.id, id));
}

/** Unsettled attempts that were created before an instant. */
export function listUnsettled(q: Queryable, before: Date): Promise<Payment[]> {
  return q
    .select()
    .from(payments)
    .where(and(inArray(payments.status, UNSETTLED), lt(payments.createdAt, before)))
    .orderBy(payments.createdAt)
    .limit(500);
}

/** Attempts for other things than orders whose page has expired. */
export function listOverdueAttempts(q: Queryable, now: Date): Promise<Payment[]> {
  return q
    .select()
    .from(payments)
    .where(and(inArray(payments.status, UNSETTLED), isNull(payments.orderId), lt(payments.expiresAt, now)))
    .limit(500);
}

export async function isProcessed(q: Queryable, provider: string, eventId: string): Promise<boolean> {
  const rows = await q
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
  return rows.length > 0;
}

export async function markProcessed(q: Queryable, provider: string, eventId: string): Promise<void> {
  await q.insert(paymentEvents).values({ provider, eventId }).onConflictDoNothing();
}

export async function insertRefund(tx: Tx, row: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(row);
}

export async function findRefund(q: Queryable, id: string): Promise<Refund | null> {
  const [row] = await q.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/** Marks a refund as done; false if it was before. */
export async function finishRefund(tx: Tx, id: string, reference: string | null, at: Date): Promise<boolean> {
  const done = await tx
    .update(refunds)
    .set({ status: 'done', reference, updatedAt: at })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'pending')))
    .returning({ id: refunds.id });
  return done.length > 0;
}

export function listPendingRefunds(q: Queryable, before: Date): Promise<Refund[]> {
  return q
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'pending'), lt(refunds.createdAt, before)))
    .limit(500);
}
