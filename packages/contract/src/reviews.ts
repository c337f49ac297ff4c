import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, id, idParam, imageUrl, paged, paging, timestamp } from './shapes.ts';

/** What a customer said of a store or of one of its items (api-facts 8, 9 and 21), in the visitor's language. */
export const review = z.object({
  id,
  /** 1 to 5. */
  rating: z.number().int(),
  comment: z.string(),
  /** The store's answer. */
  reply: z.string().nullable(),
  customer_name: z.string(),
  /** Null where the store as a whole is meant. */
  item_id: id.nullable(),
  item_name: z.string().nullable(),
  item_slug: z.string().nullable(),
  item_image_full_url: imageUrl,
  attachment_full_url: z.array(z.string()),
  created_at: timestamp,
});
export type Review = z.output<typeof review>;

/** `ratings` counts the written reviews of 1, 2, 3, 4 and 5 stars; ratings without words count in `rating_count` only. */
const ratingSummary = z.object({
  avg_rating: amount,
  rating_count: z.number().int(),
  reviews_comments_count: z.number().int(),
  ratings: z.array(z.number().int()),
});
export type RatingSummary = z.output<typeof ratingSummary>;

export const listStoreReviews = endpoint({
  name: 'listStoreReviews',
  tag: 'Reviews',
  summary: 'Reviews of a store and its items, newest first',
  method: 'GET',
  path: '/api/v1/stores/reviews',
  access: 'public',
  query: paging.extend({ store_id: idParam }),
  answer: paged('reviews', review).extend(ratingSummary.shape),
  cache: { seconds: 30 },
  errors: ['not_found', 'reviews_off'],
});

export const listItemReviews = endpoint({
  name: 'listItemReviews',
  tag: 'Reviews',
  summary: 'Reviews of an item by id or slug, newest first',
  method: 'GET',
  path: '/api/v1/items/reviews/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  query: paging,
  answer: paged('reviews', review).extend(ratingSummary.shape),
  cache: { seconds: 30 },
  errors: ['not_found', 'reviews_off'],
});

export const getItemRating = endpoint({
  name: 'getItemRating',
  tag: 'Reviews',
  summary: 'How an item (id or slug) is rated',
  method: 'GET',
  path: '/api/v1/items/rating/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  answer: ratingSummary,
  cache: { seconds: 30 },
  errors: ['not_found'],
});
