import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/support/reviews';
import type { Review } from '@errand/contract/console/support/reviews';
import { type ConsoleContext, listPage, type Place, requireVersion } from '../../../console/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import { findOrderPlace } from '../../orders/orders.views.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import { changeRatings, changeReview, lockReview } from './moderate.queries.ts';
import {
  findReview,
  parseReviewKey,
  type ReviewKey,
  type ReviewRecord,
  reviewsIn,
} from './reviews.queries.ts';
import { namesOf, toReview, toReviewRow } from './reviews.serializer.ts';

export function listReviews(ctx: ConsoleContext, query: ParsedInput<typeof contract.listReviews>['query']) {
  return listPage(query, reviewsIn(ctx.db, ctx.scope, query), async (rows) => {
    const names = await namesOf(ctx, rows);
    return rows.map((row) => toReviewRow(ctx, row, names));
  });
}

/** Where a review belongs: its store, or the zone in which its courier delivered. */
export async function findReviewPlace({ db }: ConsoleContext, text: string): Promise<Place | null> {
  const key = parseReviewKey(text);
  const row = key && (await findReview(db, key));
  if (!row) return null;
  if (row.store_id !== null) return findStorePlace(db, row.store_id);
  const place = row.order_id === null ? null : await findOrderPlace(db, row.order_id);
  return { zoneIds: place?.zoneIds ?? [], storeId: null };
}

export async function readReview(ctx: ConsoleContext, text: string): Promise<Review> {
  return toReview(ctx, await requireReview(ctx, requireKey(text)));
}

/** Writes the reply that the shop shows as the store's; null removes it. Throws `validation` for a courier. */
export async function reply(
  ctx: ConsoleContext,
  text: string,
  body: ParsedInput<typeof contract.replyToReview>['body'],
): Promise<Review> {
  const row = await requireCurrent(ctx, text, body.version);
  if (row.kind === 'courier') throw new AppError('validation', undefined, 'reply');
  await changeReview(ctx.db, row, { reply: body.reply });
  await publishCatalogChanged(ctx, ctx.db);
  return readReview(ctx, text);
}

/** Hides a review and its stars from the shop. A hidden review is unchanged. */
export async function hide(ctx: ConsoleContext, text: string, reason: string, version: string) {
  const row = await requireCurrent(ctx, text, version);
  if (row.hidden_ms === null) {
    await changeReview(ctx.db, row, { hiddenAt: new Date(ctx.now()), hideReason: reason });
    await ctx.db.transaction((tx) => changeRatings(ctx, tx, row, { rating: null, before: row.rating }));
  }
  return readReview(ctx, text);
}

/** Shows a hidden review and its stars again. */
export async function show(ctx: ConsoleContext, text: string, version: string) {
  const row = await requireCurrent(ctx, text, version);
  if (row.hidden_ms !== null) {
    await changeReview(ctx.db, row, { hiddenAt: null, hideReason: null });
    await ctx.db.transaction((tx) => changeRatings(ctx, tx, row, { rating: row.rating, before: null }));
  }
  return readReview(ctx, text);
}

async function requireCurrent(ctx: ConsoleContext, text: string, version: string): Promise<ReviewRecord> {
  const key = requireKey(text);
  await lockReview(ctx.db, key);
  const row = await requireReview(ctx, key);
  if (row.version !== version) requireVersion(version, row.version, await toReview(ctx, row));
  return row;
}

async function requireReview({ db }: ConsoleContext, key: ReviewKey): Promise<ReviewRecord> {
  return requireFound(await findReview(db, key));
}

function requireKey(text: string): ReviewKey {
  return requireFound(parseReviewKey(text));
}
