import { eq } from 'drizzle-orm';
import type { Queryable, Translations, Tx } from '../../../platform/db/index.ts';
import { addItemRating } from '../../catalog/index.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import { addCourierRating } from '../../couriers/index.ts';
import { vehicleReviews } from '../../rental/index.ts';
import { storeCounts } from '../../stores/index.ts';
import { courierReviews, reviews } from '../reviews.tables.ts';
import type { ReviewKey, ReviewRecord } from './reviews.queries.ts';

export type ReviewChange = {
  hiddenAt?: Date | null;
  hideReason?: string | null;
  reply?: Translations | null;
};

/** Locks a review until the transaction ends. */
export async function lockReview(q: Queryable, { kind, id }: ReviewKey): Promise<void> {
  if (kind === 'vehicle') return vehicleReviews.lock(q, id);
  const table = kind === 'courier' ? courierReviews : reviews;
  await q.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
}

/** Changes a review. A review of a courier has no reply. */
export async function changeReview(
  q: Queryable,
  { kind, id }: ReviewKey,
  change: ReviewChange,
): Promise<void> {
  if (kind === 'vehicle') return vehicleReviews.change(q, id, change);
  if (kind === 'item') await q.update(reviews).set(change).where(eq(reviews.id, id));
  else {
    const { reply: _, ...moderated } = change;
    await q.update(courierReviews).set(moderated).where(eq(courierReviews.id, id));
  }
}

type Stars = { rating: number | null; before: number | null };

/** Adds the stars of a review to the ratings of its subject and store, or removes them. */
export async function changeRatings(
  deps: Parameters<typeof publishCatalogChanged>[0],
  tx: Tx,
  { kind, subject_id: subjectId, store_id: storeId }: ReviewRecord,
  stars: Stars,
): Promise<void> {
  // The subject is changed before its store, in the same order as by a customer's review.
  if (subjectId !== null) {
    const add = { item: addItemRating, courier: addCourierRating, vehicle: vehicleReviews.addRating }[kind];
    await add(tx, subjectId, stars);
  }
  if (storeId !== null) await storeCounts.addRating(tx, storeId, stars);
  await publishCatalogChanged(deps, tx);
}
