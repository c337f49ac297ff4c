import type { OrderActor } from '@errand/domain/orders';
import type { Tx } from '../../../platform/db/index.ts';
import { orderAttachments, orderHistory, orderLines, orders } from '../orders.tables.ts';

export async function insertOrder(
  tx: Tx,
  order: typeof orders.$inferInsert,
  lines: Omit<typeof orderLines.$inferInsert, 'orderId'>[],
  { at, actor }: { at: Date; actor: OrderActor },
): Promise<number> {
  const [row] = await tx.insert(orders).values(order).returning({ id: orders.id });
  if (!row) throw new Error('The order was not stored');
  if (lines.length > 0)
    await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: row.id })));
  await tx.insert(orderHistory).values({ orderId: row.id, status: 'pending', actor, at });
  return row.id;
}

export async function insertAttachments(
  tx: Tx,
  rows: (typeof orderAttachments.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(orderAttachments).values(rows);
}
