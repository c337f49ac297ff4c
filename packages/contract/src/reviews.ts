import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PICTURE_ERRORS } from './errors.ts';
import {
  about,
  amount,
  guestQuery,
  id,
  idParam,
  imageUrl,
  integer,
  message,
  paged,
  paging,
  text,
  timestamp,
} from './schemas.ts';

export const review = z
  .object({
    id,
    rating: integer,
    comment: text,
    reply: text.nullable().meta(about('The store’s reply; null without one.', 'Thank you!')),
    customer_name: text.meta(about('Name of the reviewer.', 'Layla H.')),
    item_id: id.nullable().meta(about('The item; null for a review of the store itself.', 311)),
    item_name: text
      .nullable()
      .meta(about('Name of the item; null for a review of the store itself.', 'Chicken shawarma')),
    item_slug: text
      .nullable()
      .meta(about('Slug of the item; null for a review of the store itself.', 'chicken-shawarma')),
    item_image_full_url: imageUrl.describe('Picture of the item; null without one.'),
    attachment_full_url: z.array(text).describe('Addresses of the pictures.'),
    created_at: timestamp,
  })
  .describe('A review of a store or one of its items.');
export type Review = z.output<typeof review>;

/**
 * `ratings` counts the reviews with 1, 2, 3, 4 and 5 stars; ratings without a comment are included in
 * `rating_count` only.
 */
const ratingSummary = z.object({
  avg_rating: amount,
  rating_count: integer,
  reviews_comments_count: integer,
  ratings: z.array(integer),
});
export type RatingSummary = z.output<typeof ratingSummary>;

const forAll = { tag: 'Reviews', access: 'public' } as const;

export const listStoreReviews = endpoint({
  ...forAll,
  name: 'listStoreReviews',
  summary: 'Reviews of a store and its items, newest first',
  description:
    'Includes the summary of all ratings. Rejects with `reviews_off` where the store’s plan has no reviews.',
  method: 'GET',
  path: '/api/v1/stores/reviews',
  query: paging.extend({ store_id: idParam }),
  response: paged('reviews', review).extend(ratingSummary.shape),
  cache: { seconds: 30 },
  errors: ['not_found', 'reviews_off'],
});

export const listItemReviews = endpoint({
  ...forAll,
  name: 'listItemReviews',
  summary: 'Reviews of an item by id or slug, newest first',
  description:
    'Includes the summary of all ratings. Rejects with `reviews_off` where the store’s plan has no reviews.',
  method: 'GET',
  path: '/api/v1/items/reviews/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the item.', 'chicken-shawarma')) }),
  query: paging,
  response: paged('reviews', review).extend(ratingSummary.shape),
  cache: { seconds: 30 },
  errors: ['not_found', 'reviews_off'],
});

export const getItemRating = endpoint({
  ...forAll,
  name: 'getItemRating',
  summary: 'Rating of an item (id or slug)',
  description: 'Only the summary that `listItemReviews` includes too.',
  method: 'GET',
  path: '/api/v1/items/rating/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the item.', 'chicken-shawarma')) }),
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
const reviewErrors = ['not_found', 'review_not_allowed', ...PICTURE_ERRORS] as const;

export const submitItemReview = endpoint({
  name: 'submitItemReview',
  tag: 'Reviews',
  summary:
    'Reviews an item of a delivered order; a second review replaces the first. Up to three attachment[]',
  description:
    'For an item of an order that was delivered to the caller. A repeated call replaces rating, words and pictures.',
  method: 'POST',
  path: '/api/v1/items/reviews/submit',
  access: 'guest',
  query: guestQuery,
  multipart: true,
  files: { 'attachment[]': 'Up to three pictures in JPEG, PNG or WebP.' },
  body: reviewBody.extend({ item_id: z.coerce.number().int() }),
  example: { order_id: 1042, item_id: 311, rating: 5, comment: 'Fresh and still hot.' },
  response: message,
  errors: [...reviewErrors, 'reviews_off'],
});

export const submitCourierReview = endpoint({
  name: 'submitCourierReview',
  tag: 'Reviews',
  summary: 'Reviews the courier of an order; a second review replaces the first',
  description: 'For the courier who delivered the order. A repeated call replaces the first review.',
  method: 'POST',
  path: '/api/v1/delivery-man/reviews/submit',
  access: 'guest',
  query: guestQuery,
  multipart: true,
  files: { 'attachment[]': 'Up to three pictures in JPEG, PNG or WebP.' },
  body: reviewBody.extend({ delivery_man_id: z.coerce.number().int().meta(about('The courier.', 12)) }),
  example: { order_id: 1042, delivery_man_id: 12, rating: 5, comment: 'On time and friendly.' },
  response: message,
  errors: reviewErrors,
});

export const getReviewReminder = endpoint({
  name: 'getReviewReminder',
  tag: 'Reviews',
  summary:
    'The customer’s last delivered order while it waits for a review: none of its items has one, its store takes reviews, and the reminder was not canceled',
  description: 'Ask for a review of this order. `order_id` is null when there is nothing to ask for.',
  method: 'GET',
  path: '/api/v1/customer/review-reminder',
  access: 'customer',
  response: z.object({
    order_id: id.nullable().describe('The order; null while none waits, and the other fields are empty.'),
    store_id: id.nullable(),
    store_name: text,
    delivered_at: timestamp
      .nullable()
      .describe('When it was delivered, ISO 8601 in UTC; null without an order.'),
    items: z.array(z.object({ id, name: text, image_full_url: imageUrl })),
  }),
});

export const cancelReviewReminder = endpoint({
  name: 'cancelReviewReminder',
  tag: 'Reviews',
  summary: 'Cancels the current review reminder; idempotent. The order can still be reviewed',
  description: 'Call it when the customer closes the reminder.',
  method: 'GET',
  path: '/api/v1/customer/review-reminder-cancel',
  access: 'customer',
  response: message,
});
