import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { orderAttachments } from '../orders.tables.ts';

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
