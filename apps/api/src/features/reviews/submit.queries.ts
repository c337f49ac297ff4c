import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { customers } from '../auth/auth.tables.ts';
import { couriers } from '../couriers/couriers.tables.ts';
import { orderLines } from '../orders/orders.tables.ts';
import { stores } from '../stores/stores.tables.ts';
import { courierReviews, reviews } from './reviews.tables.ts';

/** Stars now and before, null where nothing was given yet. */
export type Stars = { rating: number; before: number | null };

export async function wasOrdered(tx: Tx, orderId: number, itemId: number): Promise<boolean> {
  const found = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.itemId, itemId)))
    .limit(1);
  return found.length > 0;
}

export async function hasReviews(tx: Tx, storeId: number): Promise<boolean> {
  const [row] = await tx.select({ on: stores.reviewsOn }).from(stores).where(eq(stores.id, storeId));
  return row?.on ?? false;
}

export async function firstNameOf(tx: Tx, customerId: number): Promise<string | null> {
  const [row] = await tx
    .select({ name: customers.firstName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row?.name ?? null;
}

export async function findItemReview(tx: Tx, orderId: number, itemId: number) {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.orderId, orderId), eq(reviews.itemId, itemId)));
  return row ?? null;
}

export async function findCourierReview(tx: Tx, orderId: number) {
  const [row] = await tx.select().from(courierReviews).where(eq(courierReviews.orderId, orderId));
  return row ?? null;
}

/** Inserts, or replaces the one of the order with the same id. The order is locked: nobody writes another meanwhile. */
export async function saveItemReview(tx: Tx, row: typeof reviews.$inferInsert): Promise<void> {
  if (row.id === undefined) await tx.insert(reviews).values(row);
  else await tx.update(reviews).set(row).where(eq(reviews.id, row.id));
}

export async function saveCourierReview(tx: Tx, row: typeof courierReviews.$inferInsert): Promise<void> {
  if (row.id === undefined) await tx.insert(courierReviews).values(row);
  else await tx.update(courierReviews).set(row).where(eq(courierReviews.id, row.id));
}

/** Counts the stars for the item and its store. */
export async function countStars(tx: Tx, itemId: number, storeId: number, stars: Stars): Promise<void> {
  const { rating, before } = stars;
  const more = rating - (before ?? 0);
  const one = before === null ? 1 : 0;
  await tx.execute(sql`
    update items set rating_sum = rating_sum + ${more}, rating_count = rating_count + ${one} where id = ${itemId}`);
  await tx.execute(sql`
    update stores set rating_sum = rating_sum + ${more}, rating_count = rating_count + ${one},
      ratings = (select jsonb_agg(greatest(0, count::int + (case when place = ${rating} then 1 else 0 end)
          - (case when place = ${before ?? 0} then 1 else 0 end)) order by place)
        from jsonb_array_elements_text(ratings) with ordinality as each(count, place))
    where id = ${storeId}`);
}

export async function countCourierStars(tx: Tx, courierId: number, stars: Stars): Promise<void> {
  const { rating, before } = stars;
  const one = before === null ? 1 : 0;
  await tx
    .update(couriers)
    .set({
      ratingAverage: sql`((${couriers.ratingAverage} * ${couriers.ratingCount} + ${rating - (before ?? 0)})
        / (${couriers.ratingCount} + ${one}))`,
      ratingCount: sql`${couriers.ratingCount} + ${one}`,
    })
    .where(eq(couriers.id, courierId));
}
