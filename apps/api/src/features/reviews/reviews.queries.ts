import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import {
  columnsOf,
  prepared,
  type Queryable,
  type RowOf,
  type Translations,
  type Tx,
} from '../../platform/db/index.ts';
import { FROM_ITEMS, joinItem } from '../catalog/catalog.views.ts';
import { FROM_STORES, joinStore } from '../stores/stores.views.ts';
import { courierReviews, reviews } from './reviews.tables.ts';

const REVIEW = columnsOf(reviews, 'r', [
  'id',
  'rating',
  'comment',
  'reply',
  'customerName',
  'pictures',
  'createdAt',
]);
export type ReviewRow = RowOf<typeof REVIEW> & {
  item_id: number | null;
  item_name: Translations | null;
  item_slug: string | null;
  item_pictures: string[] | null;
};

/**
 * Rating of a store or an item, and whether the store's plan includes reviews. `ratings` counts 1 to 5
 * stars.
 */
export type RatedRow = {
  id: number;
  reviews_on: boolean;
  rating_sum: number;
  rating_count: number;
  review_count: number;
  ratings: number[];
};

const COLUMNS = `
  ${REVIEW.sql},
  i.id as item_id, i.name as item_name, i.slug as item_slug, i.pictures as item_pictures`;

/** Lists the reviews of a store and its items, newest first. */
export function listStoreReviewRows(pool: pg.Pool, storeId: number, limit: number, page: number) {
  return prepared<ReviewRow>(
    pool,
    'reviews-of-store',
    `select ${COLUMNS} from reviews r left ${joinItem('r.item_id')} and i.active
      where r.store_id = $1 and r.hidden_at is null order by r.id desc limit $2 offset $3`,
    [storeId, limit, (page - 1) * limit],
  );
}

export function listItemReviewRows(pool: pg.Pool, itemId: number, limit: number, page: number) {
  return prepared<ReviewRow>(
    pool,
    'reviews-of-item',
    `select ${COLUMNS} from reviews r ${joinItem('r.item_id')}
      where r.item_id = $1 and r.hidden_at is null order by r.id desc limit $2 offset $3`,
    [itemId, limit, (page - 1) * limit],
  );
}

export async function findRatedStore(pool: pg.Pool, id: number): Promise<RatedRow | null> {
  const [row] = await prepared<RatedRow>(
    pool,
    'rated-store',
    `select s.id, s.reviews_on, s.rating_sum, s.rating_count, s.ratings,
      (select count(*) from reviews r where r.store_id = s.id and r.hidden_at is null) as review_count
     ${FROM_STORES} where s.id = $1 and s.active`,
    [id],
  );
  return row ?? null;
}

/** Finds an item's rating by id if the text is a number, else by slug. Stars are counted from its reviews. */
export async function findRatedItem(pool: pg.Pool, idOrSlug: string): Promise<RatedRow | null> {
  const byId = /^\d{1,9}$/.test(idOrSlug);
  const [row] = byId
    ? await prepared<RatedRow>(pool, 'rated-item-by-id', ratedItem('i.id = $1'), [Number(idOrSlug)])
    : await prepared<RatedRow>(pool, 'rated-item-by-slug', ratedItem('i.slug = $1'), [idOrSlug]);
  return row ?? null;
}

const ratedItem = (condition: string) => `
  select i.id, s.reviews_on, i.rating_sum, i.rating_count, counted.total as review_count, counted.ratings
  ${FROM_ITEMS} ${joinStore('i.store_id')},
    lateral (select count(*) as total, json_build_array(
        count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2),
        count(*) filter (where r.rating = 3), count(*) filter (where r.rating = 4),
        count(*) filter (where r.rating = 5)) as ratings
      from reviews r where r.item_id = i.id and r.hidden_at is null) counted
  where ${condition} and i.active and s.active`;

/** Whether any item of an order was reviewed. */
export async function isReviewed(q: Queryable, orderId: number): Promise<boolean> {
  const rows = await q.select({ id: reviews.id }).from(reviews).where(eq(reviews.orderId, orderId)).limit(1);
  return rows.length > 0;
}

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
