import { reviews } from '../../src/features/reviews/reviews.tables.ts';
import type { Queryable } from '../../src/platform/db/index.ts';

/** A review with five stars of a store or one of its items. */
export async function makeReview(
  q: Queryable,
  storeId: number,
  overrides: Partial<typeof reviews.$inferInsert> = {},
) {
  const row = {
    storeId,
    customerName: { en: 'Hana', ar: 'هناء' },
    rating: 5,
    comment: { en: 'Warm and quick.', ar: 'ساخن وسريع.' },
    ...overrides,
  };
  const [review] = await q.insert(reviews).values(row).returning();
  return review!;
}
