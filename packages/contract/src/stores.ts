import { DIETS } from '@errand/domain/catalog';
import { z } from 'zod';
import { endpoint, STORED_LIST } from './endpoint.ts';
import {
  amount,
  cardCoverArt,
  coverArt,
  fields,
  flag,
  id,
  imageUrl,
  jsonList,
  paged,
  paging,
} from './schemas.ts';
import { storeDelivery, storeDiscount, storeSchedule, storeSlot } from './store-parts.ts';

export type StoreDelivery = z.output<typeof storeDelivery>;

/** A store as in lists. */
export const storeSchema = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  phone: z.string(),
  email: z.string(),
  logo_full_url: imageUrl,
  cover_photo_full_url: imageUrl,
  cover_art: coverArt,
  /** Tagline: "Levantine grill". */
  kind: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  address: z.string(),
  zone_id: id,
  module_id: id,
  vendor_id: id,
  minimum_order: amount,
  currency: z.string(),
  free_delivery: z.boolean(),
  delivery: z.boolean(),
  take_away: z.boolean(),
  schedule_order: z.boolean(),
  avg_rating: z.number(),
  rating_count: z.number().int(),
  ratings: z.array(z.number().int()),
  reviews_comments_count: z.number().int(),
  tax: z.number(),
  self_delivery_system: flag,
  pos_system: z.boolean(),
  minimum_shipping_charge: amount,
  maximum_shipping_charge: amount.nullable(),
  per_km_shipping_charge: amount,
  /** 1 while the store accepts orders. */
  open: flag,
  active: z.boolean(),
  /** Clock times in the zone's time zone, "HH:mm"; null when not applicable. */
  closes_at: z.string().nullable(),
  opens_at: z.string().nullable(),
  current_opening_time: z.string().nullable(),
  /** The day of the week of `opens_at`, 0 = Sunday; null while the store is open or never opens. */
  opens_day: z.number().int().nullable(),
  /** Calendar days from today to `opens_at` in the zone's time zone: 0 is today, 1 tomorrow. */
  opens_in_days: z.number().int().nullable(),
  /** The first time for which a closed store accepts orders; null while it is open or accepts none in advance. */
  first_slot: storeSlot.nullable(),
  featured: flag,
  delivery_time: z.string(),
  veg: flag,
  non_veg: flag,
  order_place_to_schedule_interval: z.number().int(),
  category_ids: z.array(id),
  discount: storeDiscount,
  prescription_order: z.boolean(),
  cutlery: z.boolean(),
  announcement: flag,
  announcement_message: z.string().nullable(),
  total_items: z.number().int(),
  extra_packaging_status: flag,
  extra_packaging_amount: amount,
  ...storeDelivery.shape,
  store_business_model: z.string(),
  /** 1 if reviews are included in the store's plan. */
  review_status: flag,
});
export type Store = z.output<typeof storeSchema>;

/** A store as on cards. */
export const storeCardSchema = storeSchema
  .pick({
    id: true,
    name: true,
    slug: true,
    module_id: true,
    zone_id: true,
    cover_photo_full_url: true,
    kind: true,
    avg_rating: true,
    rating_count: true,
    open: true,
    opens_at: true,
    opens_day: true,
    opens_in_days: true,
    first_slot: true,
    delivery_time: true,
    category_ids: true,
    discount: true,
    free_delivery: true,
    delivery_charge: true,
    delivery_charge_exact: true,
  })
  .extend({ cover_art: cardCoverArt });
export type StoreCard = z.output<typeof storeCardSchema>;

export const storeDetailSchema = storeSchema.extend({
  /** Today's day of the week in the store's zone, 0 = Sunday. */
  today: z.number().int(),
  schedules: z.array(storeSchedule),
  category_details: z.array(z.object({ id, name: z.string(), slug: z.string(), image_full_url: imageUrl })),
});
export type StoreDetail = z.output<typeof storeDetailSchema>;

export const STORE_FILTERS = [
  'veg',
  'non_veg',
  'halal',
  'discounted',
  'open_now',
  'free_delivery',
  'top_rated',
] as const;
export type StoreFilter = (typeof STORE_FILTERS)[number];

export const STORE_SORTS = ['relevance', 'popular', 'distance', 'rating', 'delivery_time'] as const;
export type StoreSort = (typeof STORE_SORTS)[number];

export const storeListQuery = paging.extend({
  type: z.enum(DIETS).default('all'),
  store_type: z.enum(DIETS).optional(),
  featured: z.coerce.number().optional(),
  halal: z.coerce.number().optional(),
  /** Minimum of the average. */
  rating_count: z.coerce.number().optional(),
  filter: jsonList(z.string().max(40)),
  fields,
  sort_by: z.enum(STORE_SORTS).optional().catch(undefined),
});

export const storePage = paged('stores', storeSchema);
export const storeCardPage = paged('stores', storeCardSchema);

export const listLatestStores = endpoint({
  name: 'listLatestStores',
  tag: 'Stores',
  summary: 'The most recently opened stores',
  method: 'GET',
  path: '/api/v1/stores/latest',
  access: 'public',
  query: storeListQuery,
  response: storePage,
  cards: storeCardPage,
  stored: STORED_LIST,
  errors: ['zone_required'],
});

export const listPopularStores = endpoint({
  name: 'listPopularStores',
  tag: 'Stores',
  summary: 'The most ordered stores',
  method: 'GET',
  path: '/api/v1/stores/popular',
  access: 'public',
  query: storeListQuery,
  response: storePage,
  cards: storeCardPage,
  stored: STORED_LIST,
  errors: ['zone_required'],
});

export const listStores = endpoint({
  name: 'listStores',
  tag: 'Stores',
  summary:
    'Stores by filter: all, latest, popular, new, recent, delivery, take_away; nearest open first for all',
  method: 'GET',
  path: '/api/v1/stores/get-stores/{filter}',
  access: 'public',
  params: z.object({
    filter: z.enum(['all', 'latest', 'popular', 'new', 'recent', 'delivery', 'take_away']),
  }),
  query: storeListQuery,
  response: storePage,
  cards: storeCardPage,
  stored: STORED_LIST,
  errors: ['zone_required'],
});

function storeList<const N extends string, const P extends `/${string}`>(name: N, path: P, summary: string) {
  return endpoint({
    name,
    tag: 'Stores',
    summary,
    method: 'GET',
    path,
    access: 'public',
    query: storeListQuery,
    response: storePage,
    cards: storeCardPage,
    stored: STORED_LIST,
    errors: ['zone_required'],
  });
}

export const listRecommendedStores = storeList(
  'listRecommendedStores',
  '/api/v1/stores/recommended',
  'Stores the operator puts forward, open and near first',
);
export const listTopRatedStores = storeList(
  'listTopRatedStores',
  '/api/v1/stores/top-rated',
  'Stores of the best average rating',
);
export const listDiscountedStores = storeList(
  'listDiscountedStores',
  '/api/v1/stores/discounted',
  'Stores with a running offer, open and near first',
);
export const listTopOffers = storeList(
  'listTopOffers',
  '/api/v1/stores/top-offer-near-me',
  'Stores with a running offer, the highest first',
);

/** Stores that the customer has ordered from, the latest first. */
export const listVisitAgain = endpoint({
  name: 'listVisitAgain',
  tag: 'Stores',
  summary: 'Stores of the module the customer ordered from before, the latest first',
  method: 'GET',
  path: '/api/v1/customer/visit-again',
  access: 'customer',
  response: z.array(storeSchema),
  errors: ['unauthenticated'],
});

export const getStore = endpoint({
  name: 'getStore',
  tag: 'Stores',
  summary: 'One store by id or slug',
  method: 'GET',
  path: '/api/v1/stores/details/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  response: storeDetailSchema,
  stored: { by: ['point'] },
  errors: ['not_found'],
});

/** The delivery figures that checkout uses for the same place. */
export const getStoreDelivery = endpoint({
  name: 'getStoreDelivery',
  tag: 'Stores',
  summary: 'Route and delivery charge from a store to the place in the latitude and longitude headers',
  method: 'GET',
  path: '/api/v1/stores/delivery/{id}',
  access: 'public',
  params: z.object({ id: z.coerce.number().int() }),
  response: storeDelivery,
  errors: ['not_found'],
});
