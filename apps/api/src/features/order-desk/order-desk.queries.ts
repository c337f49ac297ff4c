import { asc, desc, eq } from 'drizzle-orm';
import { rowVersion } from '../../console/index.ts';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { orderHistory, orderNotes, orders } from '../orders/orders.tables.ts';

/** The version of an order's row; null if there is none. */
export async function findVersion(q: Queryable, orderId: number): Promise<string | null> {
  const [row] = await q
    .select({ version: rowVersion(orders.id) })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.version ?? null;
}

/** The history of an order with its actors, oldest first. */
export function listHistory(q: Queryable, orderId: number) {
  return q.select().from(orderHistory).where(eq(orderHistory.orderId, orderId)).orderBy(asc(orderHistory.id));
}

export async function insertNote(tx: Tx | Queryable, row: typeof orderNotes.$inferInsert): Promise<void> {
  await tx.insert(orderNotes).values(row);
}

/** The notes of an order, the latest first. */
export function listNotes(q: Queryable, orderId: number) {
  return q.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(desc(orderNotes.id));
}
