import { desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { ExportedCustomer } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { courierReviews, reviews } from './reviews.tables.ts';

export async function exportCustomer(q: Queryable, { id, owner }: ExportedCustomer) {
  const orderIds = await listOwnOrderIds(q, owner);
  const [ofItems, courier_reviews] = await Promise.all([
    q.select().from(reviews).where(eq(reviews.customerId, id)).orderBy(desc(reviews.id)),
    q.select().from(courierReviews).where(inArray(courierReviews.orderId, orderIds)),
  ]);
  return { reviews: ofItems.map(({ customerId: _, ...review }) => review), courier_reviews };
}
