import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { couriers } from './couriers.tables.ts';

/** Adds a rating of 1 to 5 stars to a courier, or replaces `before`, an earlier rating of the same order. */
export async function addCourierRating(
  tx: Tx,
  courierId: number,
  { rating, before }: { rating: number; before: number | null },
): Promise<void> {
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
