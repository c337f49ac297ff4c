import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import type { OrderLineRow } from '../../order-pages/index.ts';
import { orderEdits, orderLines } from '../../orders/orders.tables.ts';

export type OrderEdit = typeof orderEdits.$inferSelect;

export async function insertEdit(tx: Tx, row: typeof orderEdits.$inferInsert): Promise<OrderEdit> {
  const [edit] = await tx.insert(orderEdits).values(row).returning();
  if (!edit) throw new Error('The edit was not stored');
  return edit;
}

export async function findEdit(q: Queryable, id: number): Promise<OrderEdit | null> {
  const [row] = await q.select().from(orderEdits).where(eq(orderEdits.id, id));
  return row ?? null;
}

/** The edits of an order, oldest first. */
export function listEdits(q: Queryable, orderId: number): Promise<OrderEdit[]> {
  return q.select().from(orderEdits).where(eq(orderEdits.orderId, orderId)).orderBy(asc(orderEdits.id));
}

type LineAmounts = Pick<
  OrderLineRow,
  | 'id'
  | 'quantity'
  | 'substituteFor'
  | 'prescription'
  | 'unitMinor'
  | 'addOnsMinor'
  | 'discountMinor'
  | 'taxMinor'
  | 'tax'
  | 'totalMinor'
>;

/** Writes the lines of a locked order after an edit. */
export async function writeLines(
  tx: Tx,
  orderId: number,
  {
    kept,
    added,
    removedIds,
  }: {
    kept: LineAmounts[];
    added: Omit<typeof orderLines.$inferInsert, 'orderId'>[];
    removedIds: number[];
  },
): Promise<void> {
  if (removedIds.length > 0) await tx.delete(orderLines).where(inArray(orderLines.id, removedIds));
  for (const { id, ...amounts } of kept)
    await tx.update(orderLines).set(amounts).where(eq(orderLines.id, id));
  if (added.length > 0) await tx.insert(orderLines).values(added.map((line) => ({ ...line, orderId })));
}
