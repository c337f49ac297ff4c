import type { ParsedInput, ResponseOf } from '@errand/contract';
import type * as contract from '@errand/contract/rental-discovery';
import { canReview } from '@errand/domain/orders';
import { type Tx, translated } from '../../../platform/db/index.ts';
import { CONSOLE_CHANGED } from '../../../platform/events/index.ts';
import { AppError, customerIdOf, type RequestContext } from '../../../platform/http/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { customerAccounts } from '../../auth/accounts/index.ts';
import { deliveredAt, orderChanged, ownOrders, type StoredOrder } from '../../orders/index.ts';
import { average, storeCounts } from '../../stores/index.ts';
import { listVehicleIds } from '../trip/trip.queries.ts';
import {
  addVehicleRating,
  countRatings,
  findVehicleReview,
  listVehicleReviewRows,
  saveVehicleReview,
  type VehicleReviewRow,
} from './vehicle-reviews.queries.ts';

type Page = ResponseOf<typeof contract.listVehicleReviews>;

/** A page of the reviews of a vehicle, or of all vehicles of a provider. Throws `not_found`. */
export async function listReviews(
  ctx: RequestContext<'pool'>,
  of: { vehicleId: number } | { providerId: number },
  paging: { limit: number; offset: number },
): Promise<Page> {
  const [counted, rows] = await Promise.all([
    countRatings(ctx.pool, of),
    listVehicleReviewRows(ctx.pool, of, paging),
  ]);
  if (!counted) throw new AppError('not_found');
  return {
    total_size: counted.ratings.reduce((sum, count) => sum + count, 0),
    ...paging,
    avg_rating: average(counted.sum, counted.count),
    rating_count: counted.count,
    ratings: counted.ratings,
    reviews: rows.map((row) => toReviewResponse(row, ctx)),
  };
}

function toReviewResponse(row: VehicleReviewRow, { language }: RequestContext): Page['reviews'][number] {
  return {
    id: row.id,
    rating: row.rating,
    comment: translated(row.comment, language),
    reply: row.reply && translated(row.reply, language),
    customer_name: translated(row.customer_name, language),
    vehicle_id: row.vehicle_id,
    vehicle_name: translated(row.vehicle_name, language),
    vehicle_slug: row.vehicle_slug,
    created_at: row.created_at.toISOString(),
  };
}

/**
 * Saves stars and comment for a vehicle of one of the viewer's completed trips; a second review replaces the first. They
 * also count for the provider. One that staff have hidden stays hidden. Throws `not_found` and `review_not_allowed`.
 */
export async function reviewVehicle(
  ctx: RequestContext<'db' | 'events' | 'now'>,
  body: ParsedInput<typeof contract.addVehicleReview>['body'],
): Promise<{ message: string }> {
  const { vehicle_id: vehicleId, rating, comment } = body;
  await ctx.db.transaction(async (tx) => {
    const order = await ownOrders.require(ctx, tx, body.trip_id);
    const deliveredAtMs = (await deliveredAt(tx, order.id))?.getTime() ?? null;
    const isRented = (await listVehicleIds(tx, order.id)).includes(vehicleId);
    if (!isRented || !canReview({ deliveredAtMs })) throw new AppError('review_not_allowed');
    const given = await findVehicleReview(tx, order.id, vehicleId);
    await saveVehicleReview(tx, {
      id: given?.id,
      vehicleId,
      orderId: order.id,
      customerName: { en: await nameOf(tx, order) },
      rating,
      comment: { en: comment },
      createdAt: given?.createdAt ?? new Date(ctx.now()),
    });
    if (!given?.hiddenAt) {
      const stars = { rating, before: given?.rating ?? null };
      await addVehicleRating(tx, vehicleId, stars);
      if (order.storeId !== null) await storeCounts.addRating(tx, order.storeId, stars);
    }
    const place = { zoneIds: [order.zoneId], storeId: order.storeId };
    await ctx.events.publish(tx, CONSOLE_CHANGED, { resource: 'reviews', id: null, place });
    await orderChanged(ctx, tx, order.id);
  });
  return { message: textOf('messages.review_saved', ctx.language) };
}

/** The public name of a reviewer is the first name. */
async function nameOf(tx: Tx, { owner, contact }: StoredOrder): Promise<string> {
  const customerId = customerIdOf(owner);
  const own = customerId === null ? null : await customerAccounts.findContact(tx, customerId);
  return own?.firstName ?? contact.name.split(/\s+/)[0] ?? '';
}
