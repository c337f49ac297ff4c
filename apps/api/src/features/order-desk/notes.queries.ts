import { desc, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { orderNotes } from '../orders/orders.tables.ts';

export async function insertNote(tx: Tx | Queryable, row: typeof orderNotes.$inferInsert): Promise<void> {
  await tx.insert(orderNotes).values(row);
}

/** The notes of an order, the latest first. */
export function listNotes(q: Queryable, orderId: number) {
  return q.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(desc(orderNotes.id));
}
