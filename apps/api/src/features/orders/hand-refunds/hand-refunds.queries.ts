import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { handRefundPayments, handRefunds } from './hand-refunds.tables.ts';

type HandRefund = typeof handRefunds.$inferSelect;
export type HandPayment = typeof handRefundPayments.$inferSelect;

/** Stores all that was ever owed by hand for a locked order. Its age begins when nothing was open before. */
export async function setOwedByHand(
  tx: Tx,
  { orderId, owedMinor, at }: { orderId: number; owedMinor: number; at: Date },
): Promise<void> {
  await tx
    .insert(handRefunds)
    .values({ orderId, owedMinor, owedAt: at })
    .onConflictDoUpdate({
      target: handRefunds.orderId,
      set: {
        owedMinor: sql`excluded.owed_minor`,
        owedAt: sql`case when hand_refunds.owed_minor = hand_refunds.paid_minor then excluded.owed_at else hand_refunds.owed_at end`,
      },
    });
}

/** What is owed by hand for an order. Lock the order first to pay it. */
export async function findHandRefund(q: Queryable, orderId: number): Promise<HandRefund | null> {
  const [row] = await q.select().from(handRefunds).where(eq(handRefunds.orderId, orderId));
  return row ?? null;
}

/** Adds to what was paid of a locked order; a negative amount takes it back. */
export async function addPaidByHand(tx: Tx, orderId: number, amountMinor: number): Promise<void> {
  await tx
    .update(handRefunds)
    .set({ paidMinor: sql`paid_minor + ${amountMinor}` })
    .where(eq(handRefunds.orderId, orderId));
}

export async function insertHandPayment(
  tx: Tx,
  row: typeof handRefundPayments.$inferInsert,
): Promise<HandPayment> {
  const [payment] = await tx.insert(handRefundPayments).values(row).returning();
  if (!payment) throw new Error('The payment by hand was not stored.');
  return payment;
}

export async function findHandPayment(q: Queryable, id: number): Promise<HandPayment | null> {
  const [row] = await q.select().from(handRefundPayments).where(eq(handRefundPayments.id, id));
  return row ?? null;
}

export async function updateHandPayment(
  tx: Tx,
  id: number,
  change: Pick<HandPayment, 'takenBackBy' | 'takenBackAt' | 'takenBackReason'>,
): Promise<void> {
  await tx.update(handRefundPayments).set(change).where(eq(handRefundPayments.id, id));
}
