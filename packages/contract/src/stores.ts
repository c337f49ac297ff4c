import { DIETS } from '@errand/domain/catalog';
import { z } from 'zod';
import { pointText } from './address-fields.ts';
import { endpoint, STORED_LIST } from './endpoint.ts';
import {
  about,
  amount,
  cardCoverArt,
  coverArt,
  fields,
  flag,
  id,
  idParam,
  imageUrl,
  integer,
  jsonList,
  metaTexts,
  paged,
  paging,
  text,
} from './schemas.ts';
import { storeDelivery, storeDiscount, storeSchedule, storeSlot } from './store-parts.ts';

export type StoreDelivery = z.output<typeof storeDelivery>;

export const storeSchema = z
  .object({
    id,
    name: text,
    slug: text,
    phone: text,
    email: text,
    logo_full_url: imageUrl,
    cover_photo_full_url: imageUrl.describe('Address of the cover photo; null without one.'),
    cover_art: coverArt,
    kind: text.meta(about('Tagline of the store in the language of the request.', 'Bakery')),
    ...pointText,
    address: text,
    zone_id: id,
    further_zone_ids: z
      .array(id)
      .meta(about('Zones beside its own to which the store delivers everywhere.', [7])),
    module_id: id,
    vendor_id: id.meta(about('The owner of the store.', 5)),
    minimum_order: amount.meta(about('Items for at least this amount are needed.', 10)),
    currency: text.meta(about('Symbol of the currency.', '$')),
    free_delivery: z.boolean().describe('Whether the store delivers for free.'),
    delivery: z.boolean().describe('Whether the store delivers.'),
    take_away: z.boolean().describe('Whether orders can be picked up.'),
    schedule_order: z.boolean(),
    avg_rating: z.number(),
    rating_count: integer,
    ratings: z.array(integer),
    reviews_comments_count: integer,
    tax: z.number(),
    self_delivery_system: flag.describe('1 if the store has couriers of its own.'),
    pos_system: z.boolean().describe('Whether the store has a cash register system.'),
    minimum_shipping_charge: amount,
    maximum_shipping_charge: amount.nullable(),
    per_km_shipping_charge: amount,
    open: flag.describe('1 while the store accepts orders for now.'),
    active: z.boolean().describe('Whether the store is active at all.'),
    closes_at: text.nullable().meta(about('When it closes today, local time; null while closed.', '22:00')),
    opens_at: text.nullable().meta(about('When it opens next, local time; null while open.', '08:00')),
    current_opening_time: text
      .nullable()
      .meta(about('The same time as `opens_at`, for older clients.', '08:00')),
    opens_day: integer
      .nullable()
      .meta(about('Day of the week of `opens_at`, 0 = Sunday; null while open.', 1)),
    opens_in_days: integer
      .nullable()
      .describe('Calendar days until `opens_at`: 0 is today, 1 tomorrow; null while open.'),
    first_slot: storeSlot
      .nullable()
      .describe(
        'The first time a closed store takes orders for; null while open or without orders in advance.',
      ),
    featured: flag,
    delivery_time: text.meta(about('Usual time until delivery.', '20-35 min')),
    veg: flag.describe('1 for vegetarian.'),
    non_veg: flag.describe('1 if there are dishes that are not vegetarian.'),
    order_place_to_schedule_interval: integer.describe('Lead time of scheduled orders in minutes.'),
    category_ids: z.array(id).meta(about('Categories of its items.', [4, 9])),
    discount: storeDiscount.describe('The store’s own discount on all its items; null without one.'),
    prescription_order: z.boolean().describe('Whether prescription-only orders are accepted.'),
    cutlery: z.boolean().describe('Whether cutlery is offered.'),
    announcement: flag.describe('1 while the store shows an announcement.'),
    announcement_message: text
      .nullable()
      .meta(about('That announcement; null without one.', 'Open on all holidays.')),
    total_items: integer.meta(about('Number of items.', 64)),
    extra_packaging_status: flag.describe('1 if the store charges for packaging.'),
    extra_packaging_amount: amount,
    ...storeDelivery.shape,
    store_business_model: text.meta(
      about('How the store pays the operator: commission or subscription.', 'commission'),
    ),
    review_status: flag.describe('1 if the store’s plan includes reviews.'),
  })
  .describe('A store, as in lists.');
export type Store = z.output<typeof storeSchema>;

/** A store as on cards. */
export const storeCardSchema = storeSchema
  .pick({
    id: true,
    name: true,
    slug: true,
    module_id: true,
    zone_id: true,
    further_zone_ids: true,
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
    delivers_here: true,
  })
  .extend({ cover_art: cardCoverArt });
export type StoreCard = z.output<typeof storeCardSchema>;

export const storeDetailSchema = storeSchema
  .extend({
    ...metaTexts,
    today: integer.meta(about('Today’s day of the week at the store, 0 = Sunday.', 3)),
    delivery_area: z
      .array(z.tuple([z.number(), z.number()]))
      .nullable()
      .meta(
        about(
          'Corners (longitude, latitude) of the part of its zone to which it delivers; null for all of it.',
          [
            [55.1, 25.1],
            [55.2, 25.1],
            [55.2, 25.2],
          ],
        ),
      ),
    schedules: z.array(storeSchedule).describe('Opening hours; a day may have several.'),
    category_details: z
      .array(z.object({ id, name: text, slug: text, image_full_url: imageUrl }))
      .describe('Categories of its menu, in order.'),
  })
  .describe('A store with its opening hours and categories.');
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
  type: z.enum(DIETS).default('all').describe('Vegetarian dishes only, others only, or all.'),
  store_type: z.enum(DIETS).optional().describe('Older name of `type`.'),
  featured: z.coerce.number().optional(),
  halal: z.coerce.number().optional().describe('1 to list only halal ones.'),
  rating_count: z.coerce.number().optional().meta(about('Lowest average rating.', 4)),
  filter: jsonList(z.string().max(40)).meta(
    about('JSON array of filters. Unknown ones are ignored.', '["open_now","top_rated"]'),
  ),
  fields: fields.meta(
    about(
      '`card` limits the rows to the fields that a card of a list shows. Left out, rows are complete.',
      'card',
    ),
  ),
  sort_by: z.enum(STORE_SORTS).optional().catch(undefined).describe('Order of the list.'),
});

export const storePage = paged('stores', storeSchema).describe('A page of stores.');
export const storeCardPage = paged('stores', storeCardSchema);

const forAll = { tag: 'Stores', access: 'public' } as const;

function storeList<const N extends string, const P extends `/${string}`>(
  name: N,
  path: P,
  summary: string,
  description: string,
) {
  return endpoint({
    ...forAll,
    name,
    summary,
    description,
    method: 'GET',
    path,
    query: storeListQuery,
    response: storePage,
    cards: storeCardPage,
    stored: STORED_LIST,
    errors: ['zone_required'],
  });
}

export const listLatestStores = storeList(
  'listLatestStores',
  '/api/v1/stores/latest',
  'The most recently opened stores',
  'Stores of the zones and the module, the newest first.',
);
export const listPopularStores = storeList(
  'listPopularStores',
  '/api/v1/stores/popular',
  'The most ordered stores',
  'Ordered by the number of orders.',
);

export const listStores = endpoint({
  ...forAll,
  name: 'listStores',
  summary:
    'Stores by filter: all, latest, popular, new, recent, delivery, take_away; nearest open first for all',
  description:
    'The main list of stores. `filter` in the path chooses what is listed; the query filters further. Distances and delivery charges are included when the headers `latitude` and `longitude` name a place.',
  method: 'GET',
  path: '/api/v1/stores/get-stores/{filter}',
  params: z.object({
    filter: z
      .enum(['all', 'latest', 'popular', 'new', 'recent', 'delivery', 'take_away'])
      .describe('Which stores are listed.'),
  }),
  query: storeListQuery,
  response: storePage,
  cards: storeCardPage,
  stored: STORED_LIST,
  errors: ['zone_required'],
});

export const listRecommendedStores = storeList(
  'listRecommendedStores',
  '/api/v1/stores/recommended',
  'Stores the operator puts forward, open and near first',
  'The operator marks these stores; the order is open first, then near.',
);
export const listTopRatedStores = storeList(
  'listTopRatedStores',
  '/api/v1/stores/top-rated',
  'Stores of the best average rating',
  'Ordered by average rating.',
);
export const listDiscountedStores = storeList(
  'listDiscountedStores',
  '/api/v1/stores/discounted',
  'Stores with a running offer, open and near first',
  'Stores whose own discount runs now. Read its minimum and cap in `discount` before showing a price.',
);
export const listTopOffers = storeList(
  'listTopOffers',
  '/api/v1/stores/top-offer-near-me',
  'Stores with a running offer, the highest first',
  'Like `listDiscountedStores`, ordered by the height of the discount.',
);

/** Stores that the customer has ordered from, the latest first. */
export const listVisitAgain = endpoint({
  name: 'listVisitAgain',
  tag: 'Stores',
  summary: 'Stores of the module the customer ordered from before, the latest first',
  description: 'An empty list for a customer who has not ordered in the module yet.',
  method: 'GET',
  path: '/api/v1/customer/visit-again',
  access: 'customer',
  response: z.array(storeSchema),
});

export const getStore = endpoint({
  ...forAll,
  name: 'getStore',
  summary: 'One store by id or slug',
  description:
    'Adds opening hours and categories to what lists return. The menu is `listLatestItems` with `store_id`.',
  method: 'GET',
  path: '/api/v1/stores/details/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the store.', 'harbor-bakery')) }),
  response: storeDetailSchema,
  stored: { by: ['point'] },
  errors: ['not_found'],
});

/** The delivery figures that checkout uses for the same place. */
export const getStoreDelivery = endpoint({
  ...forAll,
  name: 'getStoreDelivery',
  summary: 'Route and delivery charge from a store to the place in the latitude and longitude headers',
  description:
    'The charge that checkout takes for this place. Lists carry a lower bound instead, because they do not look up routes.',
  method: 'GET',
  path: '/api/v1/stores/delivery/{id}',
  params: z.object({ id: z.coerce.number().int() }),
  response: storeDelivery,
  errors: ['not_found'],
});

/** The most stores whose routes one request looks up. */
export const DELIVERIES_PER_CALL = 24;

export const listStoreDeliveries = endpoint({
  ...forAll,
  name: 'listStoreDeliveries',
  summary: 'Routes and delivery charges from stores to the place in the latitude and longitude headers',
  description: 'What `getStoreDelivery` returns, for the cards of a list. Unknown stores are omitted.',
  method: 'GET',
  path: '/api/v1/stores/deliveries',
  query: z.object({
    ids: jsonList(idParam, DELIVERIES_PER_CALL).meta(about('Ids of the stores as a JSON list.', '[3,9]')),
  }),
  response: z.array(storeDelivery.extend({ store_id: id })),
});
