import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { orderHistory, orderLines, orders } from './orders.tables.ts';

export type StoredOrder = typeof orders.$inferSelect;

/** The order's row, locked until the transaction ends. */
export async function lockOrder(tx: Tx, id: number): Promise<StoredOrder | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

export async function updateOrder(tx: Tx, id: number, change: Partial<typeof orders.$inferInsert>) {
  const [row] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning();
  return row as StoredOrder;
}

export async function appendHistory(tx: Tx, row: typeof orderHistory.$inferInsert): Promise<void> {
  await tx.insert(orderHistory).values(row);
}

/** The lines that held stock until now: a second call finds none. */
export function releaseLines(tx: Tx, orderId: number) {
  return tx
    .update(orderLines)
    .set({ stockTaken: false })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.stockTaken, true)))
    .returning({ itemId: orderLines.itemId, choice: orderLines.choice, quantity: orderLines.quantity });
}
