import type { RatingSummary, Review } from '@errand/contract/reviews';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { AppError, type RequestContext, requireFound } from '../../platform/http/index.ts';
import { average } from '../stores/index.ts';
import {
  findRatedItem,
  findRatedStore,
  listItemReviewRows,
  listStoreReviewRows,
  type RatedRow,
  type ReviewRow,
} from './reviews.queries.ts';

type Paging = { limit: number; offset: number };

/** Lists the reviews of a store. Throws `not_found`, and `reviews_off` if its plan has none. */
export async function listReviewsOfStore(
  ctx: RequestContext<'pool'>,
  storeId: number,
  { limit, offset }: Paging,
) {
  const [store, rows] = await Promise.all([
    findRatedStore(ctx.pool, storeId),
    listStoreReviewRows(ctx.pool, storeId, limit, offset),
  ]);
  return pageOf(ctx, requireReviews(store), rows, { limit, offset });
}

/** Lists the reviews of an item by id or slug. */
export async function listReviewsOfItem(
  ctx: RequestContext<'pool'>,
  idOrSlug: string,
  { limit, offset }: Paging,
) {
  const item = requireReviews(await findRatedItem(ctx.pool, idOrSlug));
  const rows = await listItemReviewRows(ctx.pool, item.id, limit, offset);
  return pageOf(ctx, item, rows, { limit, offset });
}

/** Returns the rating of an item, also if its store's plan has no reviews. */
export async function getRatingOfItem(ctx: RequestContext<'pool'>, idOrSlug: string): Promise<RatingSummary> {
  const item = requireFound(await findRatedItem(ctx.pool, idOrSlug));
  return summaryOf(item);
}

function requireReviews(row: RatedRow | null): RatedRow {
  const rated = requireFound(row);
  if (!rated.reviews_on) throw new AppError('reviews_off');
  return rated;
}

function pageOf(ctx: RequestContext, rated: RatedRow, rows: ReviewRow[], paging: Paging) {
  return {
    ...paging,
    total_size: rated.review_count,
    ...summaryOf(rated),
    reviews: rows.map((row) => toReviewResponse(row, ctx)),
  };
}

function summaryOf(rated: RatedRow): RatingSummary {
  return {
    avg_rating: average(rated.rating_sum, rated.rating_count),
    rating_count: rated.rating_count,
    reviews_comments_count: rated.review_count,
    ratings: rated.ratings,
  };
}

function toReviewResponse(row: ReviewRow, { language, publicUrl }: RequestContext): Review {
  return {
    id: row.id,
    rating: row.rating,
    comment: translated(row.comment, language),
    reply: row.reply && translated(row.reply, language),
    customer_name: translated(row.customer_name, language),
    item_id: row.item_id,
    item_name: row.item_name && translated(row.item_name, language),
    item_slug: row.item_slug,
    item_image_full_url: mediaUrl(publicUrl, row.item_pictures?.[0]),
    attachment_full_url: row.pictures.flatMap((key) => mediaUrl(publicUrl, key) ?? []),
    created_at: row.created_at.toISOString(),
  };
}
