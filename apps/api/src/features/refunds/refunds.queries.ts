import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { orderRefunds } from './refunds.tables.ts';

export type RefundRequest = typeof orderRefunds.$inferSelect;

export async function insertRequest(tx: Tx, row: typeof orderRefunds.$inferInsert): Promise<void> {
  await tx.insert(orderRefunds).values(row);
}

/** The refund request of an order. Lock the order first to decide on it. */
export async function findRequest(q: Queryable, orderId: number): Promise<RefundRequest | null> {
  const [row] = await q.select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId));
  return row ?? null;
}

export async function updateRequest(tx: Tx, id: number, change: Partial<RefundRequest>): Promise<void> {
  await tx.update(orderRefunds).set(change).where(eq(orderRefunds.id, id));
}
