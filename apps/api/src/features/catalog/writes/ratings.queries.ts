import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { items } from '../catalog.tables.ts';

/**
 * Adds a rating of 1 to 5 stars to an item, or replaces `before`, an earlier rating of the same order. Null removes
 * `before`.
 */
export async function addItemRating(
  tx: Tx,
  itemId: number,
  { rating, before }: { rating: number | null; before: number | null },
): Promise<void> {
  await tx
    .update(items)
    .set({
      ratingSum: sql`${items.ratingSum} + ${(rating ?? 0) - (before ?? 0)}`,
      ratingCount: sql`${items.ratingCount} + ${(rating === null ? 0 : 1) - (before === null ? 0 : 1)}`,
    })
    .where(eq(items.id, itemId));
}
