import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { orderLines } from '../orders/orders.tables.ts';
import { reviews } from './reviews.tables.ts';

/** The items of an order, each once, in the order of its lines. */
export function listItemsToReview(q: Queryable, orderId: number) {
  const { itemId, name, picture } = orderLines;
  return q
    .selectDistinctOn([itemId], { id: itemId, name, picture })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(itemId, asc(orderLines.id));
}

/** Whether any item of an order was reviewed. */
export async function isReviewed(q: Queryable, orderId: number): Promise<boolean> {
  const rows = await q.select({ id: reviews.id }).from(reviews).where(eq(reviews.orderId, orderId)).limit(1);
  return rows.length > 0;
}
