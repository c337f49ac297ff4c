import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { courierReviews, reviews } from './reviews.tables.ts';

/** The review of an item in an order, locked: hiding it changes the same ratings. */
export async function findItemReview(tx: Tx, orderId: number, itemId: number) {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.orderId, orderId), eq(reviews.itemId, itemId)))
    .for('update');
  return row ?? null;
}

/** The review of an order's courier, locked for the same reason. */
export async function findCourierReview(tx: Tx, orderId: number) {
  const [row] = await tx
    .select()
    .from(courierReviews)
    .where(eq(courierReviews.orderId, orderId))
    .for('update');
  return row ?? null;
}

/**
 * Inserts a review, or replaces the one with the same id. The order is locked, which serializes its
 * reviews.
 */
export async function saveItemReview(tx: Tx, row: typeof reviews.$inferInsert): Promise<void> {
  if (row.id === undefined) await tx.insert(reviews).values(row);
  else await tx.update(reviews).set(row).where(eq(reviews.id, row.id));
}

export async function saveCourierReview(tx: Tx, row: typeof courierReviews.$inferInsert): Promise<void> {
  if (row.id === undefined) await tx.insert(courierReviews).values(row);
  else await tx.update(courierReviews).set(row).where(eq(courierReviews.id, row.id));
}
