import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { orderAttachments, orderHistory, orders } from '../orders.tables.ts';
import { RUNNING_STATUSES } from '../orders.views.ts';

/** Filters private keys: returns those of order attachments. */
export async function listAttachmentKeys(q: Queryable, keys: string[]): Promise<string[]> {
  const { key } = orderAttachments;
  const rows = await q.select({ key }).from(orderAttachments).where(inArray(key, keys));
  return rows.map((row) => row.key);
}

/** Whether the customer sent files with an order. */
export async function hasAttachments(q: Queryable, orderId: number): Promise<boolean> {
  const rows = await q
    .select({ id: orderAttachments.id })
    .from(orderAttachments)
    .where(eq(orderAttachments.orderId, orderId))
    .limit(1);
  return rows.length > 0;
}

/** Deletes the rows of the files of orders that reached their last status before an instant; their files are orphaned then. */
export async function deleteAttachmentsBefore(q: Queryable, before: Date): Promise<void> {
  const lastStep = sql`(select max(${orderHistory.at}) from ${orderHistory} where ${orderHistory.orderId} = ${orders.id})`;
  const ended = q
    .select({ id: orders.id })
    .from(orders)
    .where(and(notInArray(orders.status, RUNNING_STATUSES), sql`${lastStep} < ${before}`));
  await q.delete(orderAttachments).where(inArray(orderAttachments.orderId, ended));
}
