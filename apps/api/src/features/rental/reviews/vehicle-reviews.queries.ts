import { and, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import {
  columnsOf,
  prepared,
  type Queryable,
  type RowOf,
  type Translations,
  type Tx,
} from '../../../platform/db/index.ts';
import { vehicles } from '../rental.tables.ts';
import { vehicleReviews } from '../trips.tables.ts';

const REVIEW = columnsOf(vehicleReviews, 'r', [
  'id',
  'rating',
  'comment',
  'reply',
  'customerName',
  'vehicleId',
  'createdAt',
]);
export type VehicleReviewRow = RowOf<typeof REVIEW> & { vehicle_name: Translations; vehicle_slug: string };

type Of = { vehicleId: number } | { providerId: number };
type Page = { limit: number; offset: number };

/** A page of the reviews of a vehicle, or of all vehicles of a provider, newest first. */
export function listVehicleReviewRows(pool: pg.Pool, of: Of, { limit, offset }: Page) {
  const column = 'vehicleId' in of ? 'v.id' : 'v.provider_id';
  const id = 'vehicleId' in of ? of.vehicleId : of.providerId;
  return prepared<VehicleReviewRow>(
    pool,
    `vehicle-reviews-${column}`,
    `select ${REVIEW.sql}, v.name as vehicle_name, v.slug as vehicle_slug
      from vehicle_reviews r join vehicles v on v.id = r.vehicle_id
      where ${column} = $1 and r.hidden_at is null order by r.id desc limit $2 offset $3`,
    [id, limit, (offset - 1) * limit],
  );
}

/** Number of reviews by stars, 1 to 5; null for an unknown vehicle or a provider without vehicles. */
export async function countRatings(pool: pg.Pool, of: Of) {
  const column = 'vehicleId' in of ? 'v.id' : 'v.provider_id';
  const id = 'vehicleId' in of ? of.vehicleId : of.providerId;
  const rows = await prepared<{ known: number; sum: number; count: number; ratings: number[] }>(
    pool,
    `vehicle-ratings-${column}`,
    `select (select count(*) from vehicles v where ${column} = $1) as known,
      (select coalesce(sum(v.rating_sum), 0) from vehicles v where ${column} = $1) as sum,
      (select coalesce(sum(v.rating_count), 0) from vehicles v where ${column} = $1) as count,
      (select json_agg((select count(*) from vehicle_reviews r join vehicles v on v.id = r.vehicle_id
        where ${column} = $1 and r.rating = stars and r.hidden_at is null) order by stars) from generate_series(1, 5) stars) as ratings`,
    [id],
  );
  const [row] = rows;
  return row && row.known > 0 ? row : null;
}

/** The review of a vehicle in a trip, locked: hiding it changes the same ratings. */
export async function findVehicleReview(tx: Tx, orderId: number, vehicleId: number) {
  const [row] = await tx
    .select()
    .from(vehicleReviews)
    .where(and(eq(vehicleReviews.orderId, orderId), eq(vehicleReviews.vehicleId, vehicleId)))
    .for('update');
  return row ?? null;
}

/** Inserts a review, or replaces the one with the same id. The order is locked, which serializes its reviews. */
export async function saveVehicleReview(tx: Tx, row: typeof vehicleReviews.$inferInsert): Promise<void> {
  if (row.id === undefined) await tx.insert(vehicleReviews).values(row);
  else await tx.update(vehicleReviews).set(row).where(eq(vehicleReviews.id, row.id));
}

/** Adds a review to the rating of its vehicle, instead of the stars `before` that it replaces. Null removes them. */
export async function addVehicleRating(
  tx: Tx,
  vehicleId: number,
  { rating, before }: { rating: number | null; before: number | null },
): Promise<void> {
  await tx
    .update(vehicles)
    .set({
      ratingSum: sql`${vehicles.ratingSum} + ${(rating ?? 0) - (before ?? 0)}`,
      ratingCount: sql`${vehicles.ratingCount} + ${(rating === null ? 0 : 1) - (before === null ? 0 : 1)}`,
    })
    .where(eq(vehicles.id, vehicleId));
}

/** Locks a review until the transaction ends. */
export async function lockVehicleReview(q: Queryable, id: number): Promise<void> {
  const { id: own } = vehicleReviews;
  await q.select({ id: own }).from(vehicleReviews).where(eq(own, id)).for('update');
}

/** Hides a review, shows it again, or changes the provider's reply. */
export async function changeVehicleReview(
  q: Queryable,
  id: number,
  change: Partial<Pick<typeof vehicleReviews.$inferInsert, 'hiddenAt' | 'hideReason' | 'reply'>>,
): Promise<void> {
  await q.update(vehicleReviews).set(change).where(eq(vehicleReviews.id, id));
}
