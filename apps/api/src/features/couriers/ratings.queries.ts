import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { couriers } from './couriers.tables.ts';

/** The average of a courier without ratings. */
const UNRATED = 5;

/**
 * Adds a rating of 1 to 5 stars to a courier, or replaces `before`, an earlier rating of the same order. Null removes
 * `before`.
 */
export async function addCourierRating(
  tx: Tx,
  courierId: number,
  { rating, before }: { rating: number | null; before: number | null },
): Promise<void> {
  const count = sql`${couriers.ratingCount} + ${(rating === null ? 0 : 1) - (before === null ? 0 : 1)}`;
  const sum = sql`${couriers.ratingAverage} * ${couriers.ratingCount} + ${(rating ?? 0) - (before ?? 0)}`;
  await tx
    .update(couriers)
    .set({
      ratingAverage: sql`case when ${count} > 0 then (${sum}) / (${count}) else ${UNRATED} end`,
      ratingCount: count,
    })
    .where(eq(couriers.id, courierId));
}
