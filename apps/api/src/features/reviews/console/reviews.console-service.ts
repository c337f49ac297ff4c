import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/support/reviews';
import type { Review, reviewRow } from '@errand/contract/console/support/reviews';
import type { z } from 'zod';
import {
  byValue,
  type ConsoleContext,
  listPageAfter,
  type Place,
  requireVersion,
} from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { addItemRating, listItemNames, publishCatalogChanged } from '../../catalog/index.ts';
import { addStoreRating, listStoreNames } from '../../stores/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import {
  countReviews,
  findReview,
  listReviewRecords,
  lockReview,
  type ReviewRecord,
  updateReview,
} from './reviews.console-queries.ts';

type Named = { id: number; name: string };
type Names = { stores: Named[]; items: Named[] };

export async function listReviews(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listReviews>['query'],
) {
  const { limit: _, cursor: __, ...filter } = query;
  const found = await listPageAfter(
    query,
    {
      rows: (limit, after) => listReviewRecords(ctx.db, ctx.scope, filter, { limit, after }),
      count: (most) => countReviews(ctx.db, ctx.scope, filter, most),
      ...byValue(({ rating }: ReviewRecord) => rating),
    },
    (row) => row,
  );
  const names = await namesOf(ctx, found.rows);
  return { ...found, rows: found.rows.map((row) => toRow(ctx, row, names)) };
}

/** Where a review belongs: its store. */
export async function findReviewPlace({ db }: ConsoleContext, id: number): Promise<Place | null> {
  const row = await findReview(db, id);
  return row && findStorePlace(db, row.storeId);
}

export async function readReview(ctx: ConsoleContext, id: number): Promise<Review> {
  const row = await findReview(ctx.db, id);
  if (!row) throw new AppError('not_found');
  return toReview(ctx, row);
}

/** Writes the reply that the shop shows as the store's; null removes it. */
export async function reply(
  ctx: ConsoleContext,
  id: number,
  body: ParsedInput<typeof contract.replyToReview>['body'],
): Promise<Review> {
  await requireCurrent(ctx, id, body.version);
  await updateReview(ctx.db, id, { reply: body.reply });
  await publishCatalogChanged(ctx, ctx.db);
  return readReview(ctx, id);
}

/** Takes a review and its stars out of the shop. One that is hidden already stays as it is. */
export async function hide(ctx: ConsoleContext, id: number, reason: string, version: string) {
  const row = await requireCurrent(ctx, id, version);
  if (row.hiddenAt === null) {
    await updateReview(ctx.db, id, { hiddenAt: new Date(ctx.now()), hideReason: reason });
    await changeRating(ctx, row, { rating: null, before: row.rating });
  }
  return readReview(ctx, id);
}

/** Brings a hidden review and its stars back. */
export async function show(ctx: ConsoleContext, id: number, version: string) {
  const row = await requireCurrent(ctx, id, version);
  if (row.hiddenAt !== null) {
    await updateReview(ctx.db, id, { hiddenAt: null, hideReason: null });
    await changeRating(ctx, row, { rating: row.rating, before: null });
  }
  return readReview(ctx, id);
}

async function changeRating(
  ctx: ConsoleContext,
  { itemId, storeId }: ReviewRecord,
  stars: Parameters<typeof addStoreRating>[2],
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // Item before store, as a customer's review does.
    if (itemId !== null) await addItemRating(tx, itemId, stars);
    await addStoreRating(tx, storeId, stars);
    await publishCatalogChanged(ctx, tx);
  });
}

async function requireCurrent(ctx: ConsoleContext, id: number, version: string): Promise<ReviewRecord> {
  const row = await lockReview(ctx.db, id);
  if (!row) throw new AppError('not_found');
  if (row.version !== version) requireVersion(version, row.version, await toReview(ctx, row));
  return row;
}

async function namesOf({ db, language }: ConsoleContext, rows: ReviewRecord[]): Promise<Names> {
  const storeIds = [...new Set(rows.map(({ storeId }) => storeId))];
  const itemIds = [...new Set(rows.flatMap(({ itemId }) => itemId ?? []))];
  return {
    stores: await listStoreNames(db, storeIds, language),
    items: await listItemNames(db, itemIds, language),
  };
}

function toRow({ language }: ConsoleContext, row: ReviewRecord, names: Names): z.input<typeof reviewRow> {
  return {
    id: row.id,
    rating: row.rating,
    comment: translated(row.comment, language),
    customer_name: translated(row.customerName, language),
    store: names.stores.find(({ id }) => id === row.storeId) ?? { id: row.storeId, name: '' },
    item: names.items.find(({ id }) => id === row.itemId) ?? null,
    order_id: row.orderId,
    has_reply: row.reply !== null,
    hidden_at: row.hiddenAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

async function toReview(ctx: ConsoleContext, row: ReviewRecord): Promise<Review> {
  return {
    ...toRow(ctx, row, await namesOf(ctx, [row])),
    pictures: row.pictures.flatMap((key) => mediaUrl(ctx.publicUrl, key) ?? []),
    reply: row.reply,
    hide_reason: row.hideReason,
    version: row.version,
  };
}
