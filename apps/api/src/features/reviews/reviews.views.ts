import { defaultTextSql } from '../../platform/db/index.ts';

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
