import { defaultTextSql } from '../../platform/db/index.ts';
import { VEHICLE_REVIEWS } from '../rental/rental.views.ts';

/** A review as its author gave it. */
export type GivenReviewRow = { rating: number; comment: string; pictures: string[] };

/** SQL of the reviews of an order's items as JSON (`GivenReviewRow` with `item_id`), null for none. */
export function reviewsOfOrderSql(orderId: string): string {
  return `(select json_agg(json_build_object('item_id', item_id, 'rating', rating, 'comment', ${defaultTextSql('comment')},
      'pictures', pictures))
    from reviews where order_id = ${orderId} and item_id is not null)`;
}

/** SQL of the number of visible reviews of a store and its items. */
export function reviewCountOfStoreSql(storeId: string): string {
  return `(select count(*) from reviews r where r.store_id = ${storeId} and r.hidden_at is null)`;
}

/** SQL of the review of an order's courier as JSON (`GivenReviewRow`), null for none. */
export function courierReviewOfOrderSql(orderId: string): string {
  return `(select json_build_object('rating', rating, 'comment', comment, 'pictures', pictures)
    from courier_reviews where order_id = ${orderId})`;
}

/** Reviews with at most this many stars are complaints. */
const BAD_STARS = 2;

/**
 * SQL of the visible complaints since an instant as rows of `kind`, `id`, `order_id`, `text`, `at`, `store_id` and
 * `courier_id`. A complaint about a store ends with the store's reply.
 */
export function complaintsSql(since: string): string {
  const isBad = `r.rating <= ${BAD_STARS} and r.hidden_at is null and r.created_at > ${since}`;
  return `select 'item_review' as kind, r.id, r.order_id, ${defaultTextSql('r.comment')} as text, r.created_at as at,
      r.store_id, null::int as courier_id from reviews r where ${isBad} and r.reply is null
    union all select 'courier_review', r.id, r.order_id, r.comment, r.created_at, null, r.courier_id
      from courier_reviews r where ${isBad}
    union all select 'vehicle_review', r.id, r.order_id, ${defaultTextSql('r.comment')}, r.created_at, r.store_id, null
      from ${VEHICLE_REVIEWS} r where ${isBad} and r.reply is null`;
}
