import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { receivableOfOrderSql } from '../../ledger/ledger.views.ts';
import { orders } from '../orders.tables.ts';
import { orderWriteOffs } from './write-offs.tables.ts';

type WriteOff = typeof orderWriteOffs.$inferSelect;

/** What is due for an order by the books, in minor units; 0 for one that is paid. */
export async function dueByBooks(q: Queryable, orderId: number): Promise<number> {
  const [row] = await q
    .select({ open: sql<number>`${sql.raw(receivableOfOrderSql('orders.id'))}`.mapWith(Number) })
    .from(orders)
    .where(eq(orders.id, orderId));
  return Math.max(0, -(row?.open ?? 0));
}

export async function insertWriteOff(tx: Tx, row: typeof orderWriteOffs.$inferInsert): Promise<WriteOff> {
  const [stored] = await tx.insert(orderWriteOffs).values(row).returning();
  if (!stored) throw new Error('The write-off was not stored.');
  return stored;
}

export async function findWriteOff(q: Queryable, id: number): Promise<WriteOff | null> {
  const [row] = await q.select().from(orderWriteOffs).where(eq(orderWriteOffs.id, id));
  return row ?? null;
}

export async function updateWriteOff(
  tx: Tx,
  id: number,
  change: Pick<WriteOff, 'takenBackBy' | 'takenBackAt' | 'takenBackReason'>,
): Promise<void> {
  await tx.update(orderWriteOffs).set(change).where(eq(orderWriteOffs.id, id));
}
