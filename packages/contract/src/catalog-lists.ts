import { DIETS } from '@errand/domain/catalog';
import { z } from 'zod';
import { itemSchema } from './catalog.ts';
import { endpoint, STORED_LIST } from './endpoint.ts';
import { amount, amountInput, id, jsonList, paging } from './schemas.ts';

/** Named filters of lists; unknown names are ignored. */
export const ITEM_FILTERS = [
  'veg',
  'non_veg',
  'halal',
  'organic',
  'discounted',
  'available_now',
  'open_now',
  'free_delivery',
  'top_rated',
] as const;
export type ItemFilter = (typeof ITEM_FILTERS)[number];

export const ITEM_SORTS = [
  'relevance',
  'popular',
  'distance',
  'rating',
  'price_low',
  'price_high',
  'delivery_time',
] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

export const itemFilters = paging.extend({
  type: z.enum(DIETS).default('all'),
  search: z.string().max(100).optional(),
  store_id: z.coerce.number().int().optional(),
  /** 0 = all. */
  category_id: z.coerce.number().int().default(0),
  category_ids: jsonList(z.number().int()),
  brand_ids: jsonList(z.number().int()),
  filter: jsonList(z.string().max(40)),
  sort_by: z.enum(ITEM_SORTS).optional().catch(undefined),
  rating_count: z.coerce.number().optional(),
  min_price: amountInput.optional(),
  max_price: amountInput.optional(),
});

/** `total_size` is counted up to this bound, which is more than visitors page through. */
export const MAX_COUNTED = 1000;

export const itemPage = z.object({
  total_size: z.number().int(),
  limit: z.number().int(),
  offset: z.number().int(),
  products: z.array(itemSchema),
  min_price: amount,
  max_price: amount,
  categories: z.array(z.object({ id, name: z.string() })),
  brands: z.array(z.object({ id, name: z.string() })),
});

function itemList<const N extends string, const P extends `/${string}`>(name: N, path: P, summary: string) {
  return endpoint({
    name,
    tag: 'Items',
    summary,
    method: 'GET',
    path,
    access: 'public',
    query: itemFilters,
    response: itemPage,
    stored: STORED_LIST,
    errors: ['zone_required'],
  });
}

export const listLatestItems = itemList(
  'listLatestItems',
  '/api/v1/items/latest',
  'Items, newest first; the menu of a store with store_id',
);
export const listPopularItems = itemList('listPopularItems', '/api/v1/items/popular', 'Items ordered most');
export const listDiscountedItems = itemList(
  'listDiscountedItems',
  '/api/v1/items/discounted',
  'Items with a discount',
);
export const listMostReviewedItems = itemList(
  'listMostReviewedItems',
  '/api/v1/items/most-reviewed',
  'Items rated most often',
);
export const listRecommendedItems = itemList(
  'listRecommendedItems',
  '/api/v1/items/recommended',
  'Items a store recommends',
);

export const listNewItems = itemList('listNewItems', '/api/v1/items/new-arrival', 'Items, newest first');
export const listBasicItems = itemList(
  'listBasicItems',
  '/api/v1/items/basic',
  'Basic medicines: what a cabinet should hold',
);
export const listSetMenus = itemList('listSetMenus', '/api/v1/items/set-menu', 'Meals for several people');
export const listConditionShelf = itemList(
  'listConditionShelf',
  '/api/v1/items/common-conditions',
  'Items for common conditions',
);

/** Suggestions for a cart with items of a store. */
export const listSuggestedItems = endpoint({
  name: 'listSuggestedItems',
  tag: 'Items',
  summary: 'Suggestions of a store for the cart',
  method: 'GET',
  path: '/api/v1/items/suggested',
  access: 'public',
  query: itemFilters.extend({ recommended: z.coerce.number().optional() }),
  response: itemPage.extend({ items: z.array(itemSchema) }),
  stored: STORED_LIST,
  errors: ['zone_required'],
});

export const listFeaturedCategoryItems = itemList(
  'listFeaturedCategoryItems',
  '/api/v1/categories/featured/items',
  'Popular items with the categories they are of',
);
