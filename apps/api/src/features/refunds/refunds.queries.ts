import { asc, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { orderRefunds } from './refunds.tables.ts';

export type RefundRequest = typeof orderRefunds.$inferSelect;

export async function insertRequest(tx: Tx, row: typeof orderRefunds.$inferInsert): Promise<RefundRequest> {
  const [request] = await tx.insert(orderRefunds).values(row).returning();
  if (!request) throw new Error('The refund request was not stored');
  return request;
}

/** The refunds and requests of an order, oldest first. Lock the order first to decide on one. */
export function listRefundsOf(q: Queryable, orderId: number): Promise<RefundRequest[]> {
  return q.select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId)).orderBy(asc(orderRefunds.id));
}

/** The open refund request of an order. */
export async function findRequest(q: Queryable, orderId: number): Promise<RefundRequest | null> {
  const refunds = await listRefundsOf(q, orderId);
  return refunds.find(({ status }) => status === 'requested') ?? null;
}

export async function updateRequest(tx: Tx, id: number, change: Partial<RefundRequest>): Promise<void> {
  await tx.update(orderRefunds).set(change).where(eq(orderRefunds.id, id));
}
