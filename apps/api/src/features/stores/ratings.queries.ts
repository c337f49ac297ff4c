import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { stores } from './stores.tables.ts';

/** Whether the store's plan includes reviews; false for an unknown store. */
export async function areReviewsOn(q: Queryable, storeId: number): Promise<boolean> {
  const [row] = await q.select({ on: stores.reviewsOn }).from(stores).where(eq(stores.id, storeId));
  return row?.on ?? false;
}

/**
 * Adds a rating of 1 to 5 stars to a store, or replaces `before`, an earlier rating of the same order. Null removes
 * `before`.
 */
export async function addStoreRating(
  tx: Tx,
  storeId: number,
  { rating, before }: { rating: number | null; before: number | null },
): Promise<void> {
  const more = (rating ?? 0) - (before ?? 0);
  const one = (rating === null ? 0 : 1) - (before === null ? 0 : 1);
  await tx.execute(sql`
    update stores set rating_sum = rating_sum + ${more}, rating_count = rating_count + ${one},
      ratings = (select jsonb_agg(greatest(0, count::int + (case when place = ${rating ?? 0} then 1 else 0 end)
          - (case when place = ${before ?? 0} then 1 else 0 end)) order by place)
        from jsonb_array_elements_text(ratings) with ordinality as each(count, place))
    where id = ${storeId}`);
}
