import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { reviews } from './reviews.tables.ts';

/** Whether any item of an order was reviewed. */
export async function isReviewed(q: Queryable, orderId: number): Promise<boolean> {
  const rows = await q.select({ id: reviews.id }).from(reviews).where(eq(reviews.orderId, orderId)).limit(1);
  return rows.length > 0;
}
