import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { orderHistory, orderLines, orders } from './orders.tables.ts';

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

/** The lines that held stock or pieces of a sale until now: a second call, after `lockOrder` like this one, finds none. */
export async function releaseLines(tx: Tx, orderId: number) {
  const { itemId, choice, quantity, stockTaken, flashSaleId } = orderLines;
  const holding = and(
    eq(orderLines.orderId, orderId),
    or(eq(orderLines.stockTaken, true), isNotNull(orderLines.flashSaleId)),
  );
  const held = await tx
    .select({ itemId, choice, quantity, stockTaken, flashSaleId })
    .from(orderLines)
    .where(holding);
  if (held.length > 0)
    await tx.update(orderLines).set({ stockTaken: false, flashSaleId: null }).where(holding);
  return held;
}
