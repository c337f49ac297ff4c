import { z } from 'zod';
import { inLanguages } from '../../in-languages.ts';
import { consoleEndpoint, objectEndpoints } from '../console-endpoint.ts';
import {
  flagFilter,
  id,
  idFilter,
  instant,
  instantFilter,
  listFields,
  listOf,
  named,
  person,
  personal,
  reason,
  version,
} from '../fields.ts';

/** The store’s reply to a customer, in the product’s languages. */
const replyText = inLanguages(
  z.string().trim().min(1).max(1000),
  z.string().trim().max(1000).exactOptional(),
).meta({ control: 'translated' });

/** A review of a store or one of its items, of a courier, or of a provider's vehicle. */
export const REVIEW_KINDS = ['item', 'courier', 'vehicle'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** `12` for a review of a store or item, `courier-12`, `vehicle-12`. */
const reviewKey = z.string().min(1).max(20);

export const reviewRow = z.object({
  id: reviewKey,
  kind: z.enum(REVIEW_KINDS),
  rating: z.number().int(),
  comment: z.string(),
  customer_name: personal,
  /** The vehicle's provider too; null for a courier. */
  store: named.nullable(),
  /** The item, courier or vehicle; null for a review of the store itself. */
  subject: person.nullable(),
  order_id: id.nullable(),
  has_reply: z.boolean(),
  hidden_at: instant.nullable(),
  created_at: instant,
});

export const review = reviewRow.extend({
  /** URLs. */
  pictures: z.array(z.string()),
  reply: replyText.nullable(),
  hide_reason: z.string().nullable(),
  version,
});
export type Review = z.output<typeof review>;

const base = { tag: 'Reviews', target: 'review', permission: 'reviews.read', scope: 'store' } as const;
const params = z.object({ id: reviewKey });
const change = { ...base, method: 'POST', params, changes: ['reviews'] } as const;

const reviews = objectEndpoints('/api/console/v1/reviews', base, change);

export const listReviews = reviews.list({
  name: 'listReviews',
  summary:
    'Reviews of items, couriers and vehicles in the caller’s zones and stores, the newest first; search by words',
  query: z.object({
    ...listFields,
    sort: z.enum(['created_at', 'rating']).optional(),
    kind: z.enum(REVIEW_KINDS).optional(),
    rating: z.coerce.number().int().min(1).max(5).optional(),
    hidden: flagFilter,
    replied: flagFilter,
    store_id: idFilter,
    item_id: idFilter,
    from: instantFilter,
    to: instantFilter,
  }),
  response: listOf(reviewRow),
});

export const getReview = reviews.get({
  name: 'getReview',
  summary: 'One review with its pictures and the store’s reply',
  params,
  response: review,
});

export const replyToReview = consoleEndpoint({
  ...change,
  name: 'replyToReview',
  secrets: ['reply'],
  summary:
    'Writes, changes or removes the reply that the shop shows as the store’s; there is none to that of a courier',
  path: '/api/console/v1/reviews/{id}/reply',
  permission: 'reviews.answer',
  body: z.object({ reply: replyText.nullable(), version }),
  response: review,
  errors: ['validation'],
});

export const hideReview = consoleEndpoint({
  ...change,
  name: 'hideReview',
  secrets: ['reason'],
  summary: 'Takes a review out of the shop and its stars out of the ratings',
  path: '/api/console/v1/reviews/{id}/hidden',
  permission: 'reviews.moderate',
  changes: ['reviews', 'stores', 'catalog', 'couriers'],
  body: z.object({ reason, version }),
  response: review,
});

export const showReview = consoleEndpoint({
  ...change,
  name: 'showReview',
  summary: 'Brings a hidden review back',
  path: '/api/console/v1/reviews/{id}/shown',
  permission: 'reviews.moderate',
  changes: ['reviews', 'stores', 'catalog', 'couriers'],
  body: z.object({ version }),
  response: review,
});
