import { DIETS } from '@errand/domain/catalog';
import { z } from 'zod';
import { itemSchema } from './catalog.ts';
import { endpoint, STORED_LIST } from './endpoint.ts';
import { about, amount, amountInput, id, integer, jsonList, paging, text } from './schemas.ts';
import { searchText } from './typed-texts.ts';

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
  type: z.enum(DIETS).default('all').describe('Vegetarian dishes only, others only, or all.'),
  search: searchText.max(100).optional().meta(about('Words to search for in names.', 'bread')),
  store_id: z.coerce.number().int().optional(),
  category_id: z.coerce.number().int().default(0).meta(about('Items of this category only; 0 for all.', 4)),
  category_ids: jsonList(integer).describe('JSON array of category ids.'),
  brand_ids: jsonList(integer).describe('JSON array of brand ids.'),
  filter: jsonList(z.string().max(40)).meta(
    about('JSON array of filters. Unknown ones are ignored.', '["open_now","top_rated"]'),
  ),
  sort_by: z.enum(ITEM_SORTS).optional().catch(undefined).describe('Order of the list.'),
  rating_count: z.coerce.number().optional().meta(about('Lowest average rating.', 4)),
  min_price: amountInput.optional(),
  max_price: amountInput.optional(),
});

/** `total_size` is counted up to this bound, which is more than visitors page through. */
export const MAX_COUNTED = 1000;

export const itemPage = z
  .object({
    total_size: integer,
    limit: integer,
    offset: integer,
    products: z.array(itemSchema).describe('The items of the page.'),
    min_price: amount,
    max_price: amount,
    categories: z.array(z.object({ id, name: text })).describe('Categories of the items in the list.'),
    brands: z.array(z.object({ id, name: text })).describe('Brands of the items in the list.'),
  })
  .describe('A page of items, with the range of prices, the categories and the brands of the whole list.');

function itemList<const N extends string, const P extends `/${string}`>(
  name: N,
  path: P,
  summary: string,
  description: string,
) {
  return endpoint({
    name,
    tag: 'Items',
    summary,
    description,
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
  'With `store_id` it is the menu of that store; `category_id` narrows it to one section.',
);
export const listPopularItems = itemList(
  'listPopularItems',
  '/api/v1/items/popular',
  'Items ordered most',
  'Ordered by the number of orders.',
);
export const listDiscountedItems = itemList(
  'listDiscountedItems',
  '/api/v1/items/discounted',
  'Items with a discount',
  'Items with a discount of their own or of their store.',
);
export const listMostReviewedItems = itemList(
  'listMostReviewedItems',
  '/api/v1/items/most-reviewed',
  'Items rated most often',
  'Ordered by the number of ratings.',
);
export const listRecommendedItems = itemList(
  'listRecommendedItems',
  '/api/v1/items/recommended',
  'Items a store recommends',
  'Items that their stores mark as recommended.',
);

export const listNewItems = itemList(
  'listNewItems',
  '/api/v1/items/new-arrival',
  'Items, newest first',
  'The newest items of the module, for a shelf on its home page.',
);
export const listBasicItems = itemList(
  'listBasicItems',
  '/api/v1/items/basic',
  'Basic medicines: what a cabinet should hold',
  'A shelf of pharmacies. Other modules have no basic items.',
);
export const listSetMenus = itemList(
  'listSetMenus',
  '/api/v1/items/set-menu',
  'Meals for several people',
  'A shelf of the food module.',
);
export const listConditionShelf = itemList(
  'listConditionShelf',
  '/api/v1/items/common-conditions',
  'Items for common conditions',
  'A shelf of pharmacies: items for any common condition.',
);

/** Suggestions for a cart with items of a store. */
export const listSuggestedItems = endpoint({
  name: 'listSuggestedItems',
  tag: 'Items',
  summary: 'Suggestions of a store for the cart',
  description: 'Shown beside a cart. Send `store_id`; `items` repeats `products` for older clients.',
  method: 'GET',
  path: '/api/v1/items/suggested',
  access: 'public',
  query: itemFilters.extend({
    recommended: z.coerce.number().optional().meta(about('1 if the store recommends it.', 1)),
  }),
  response: itemPage.extend({ items: z.array(itemSchema) }),
  stored: STORED_LIST,
  errors: ['zone_required'],
});

export const listFeaturedCategoryItems = itemList(
  'listFeaturedCategoryItems',
  '/api/v1/categories/featured/items',
  'Popular items with the categories they are of',
  'A shelf of popular items; `categories` lists the categories in it.',
);
