import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, guestQuery, id, idParam, imageUrl, message, paged, paging, timestamp } from './schemas.ts';

/** A review of a store or one of its items, in the visitor's language. */
export const review = z.object({
  id,
  /** 1 to 5. */
  rating: z.number().int(),
  comment: z.string(),
  /** The store's reply. */
  reply: z.string().nullable(),
  customer_name: z.string(),
  /** Null for a review of the store itself. */
  item_id: id.nullable(),
  item_name: z.string().nullable(),
  item_slug: z.string().nullable(),
  item_image_full_url: imageUrl,
  attachment_full_url: z.array(z.string()),
  created_at: timestamp,
});
export type Review = z.output<typeof review>;

/**
 * `ratings` counts the reviews with 1, 2, 3, 4 and 5 stars; ratings without a comment are included in
 * `rating_count` only.
 */
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
  response: paged('reviews', review).extend(ratingSummary.shape),
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
  response: paged('reviews', review).extend(ratingSummary.shape),
  cache: { seconds: 30 },
  errors: ['not_found', 'reviews_off'],
});

export const getItemRating = endpoint({
  name: 'getItemRating',
  tag: 'Reviews',
  summary: 'Rating of an item (id or slug)',
  method: 'GET',
  path: '/api/v1/items/rating/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  response: ratingSummary,
  cache: { seconds: 30 },
  errors: ['not_found'],
});

const reviewBody = z.object({
  order_id: z.coerce.number().int(),
  rating: z.coerce.number().int().min(1).max(5),
  comment: z.string().trim().max(2000).default(''),
  guest_id: z.string().optional(),
});
const reviewErrors = [
  'guest_required',
  'not_found',
  'review_not_allowed',
  'pictures_many',
  'picture_type',
  'picture_large',
] as const;

export const submitItemReview = endpoint({
  name: 'submitItemReview',
  tag: 'Reviews',
  summary:
    'Reviews an item of a delivered order; a second review replaces the first. Up to three attachment[]',
  method: 'POST',
  path: '/api/v1/items/reviews/submit',
  access: 'guest',
  query: guestQuery,
  multipart: true,
  body: reviewBody.extend({ item_id: z.coerce.number().int() }),
  response: message,
  errors: [...reviewErrors, 'reviews_off'],
});

export const submitCourierReview = endpoint({
  name: 'submitCourierReview',
  tag: 'Reviews',
  summary: 'Reviews the courier of an order; a second review replaces the first',
  method: 'POST',
  path: '/api/v1/delivery-man/reviews/submit',
  access: 'guest',
  query: guestQuery,
  multipart: true,
  body: reviewBody.extend({ delivery_man_id: z.coerce.number().int() }),
  response: message,
  errors: reviewErrors,
});

export const getReviewReminder = endpoint({
  name: 'getReviewReminder',
  tag: 'Reviews',
  summary:
    'The customer’s last delivered order while it waits for a review: none of its items has one, its store takes reviews, and the reminder was not canceled',
  method: 'GET',
  path: '/api/v1/customer/review-reminder',
  access: 'customer',
  response: z.object({
    /** Null while no order waits; the other fields are then empty. */
    order_id: id.nullable(),
    store_id: id.nullable(),
    store_name: z.string(),
    delivered_at: timestamp.nullable(),
    items: z.array(z.object({ id, name: z.string(), image_full_url: imageUrl })),
  }),
  errors: ['unauthenticated'],
});

export const cancelReviewReminder = endpoint({
  name: 'cancelReviewReminder',
  tag: 'Reviews',
  summary: 'Cancels the current review reminder; idempotent. The order can still be reviewed',
  method: 'GET',
  path: '/api/v1/customer/review-reminder-cancel',
  access: 'customer',
  response: message,
  errors: ['unauthenticated'],
});
