import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { orderHistory, orders } from '../orders.tables.ts';

export type StoredOrder = typeof orders.$inferSelect;

export async function findOrder(q: Queryable, id: number): Promise<StoredOrder | null> {
  const [row] = await q.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

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
