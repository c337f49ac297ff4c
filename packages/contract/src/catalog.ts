import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { addOn, foodVariation, variation } from './item-choices.ts';
import { amount, art, flag, id, imageUrl, jsonList, paged, paging } from './schemas.ts';
import { storeListQuery, storeSchema } from './stores.ts';

export const category = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  image_full_url: imageUrl,
  art,
  parent_id: id,
  position: z.number().int(),
  status: flag,
  priority: z.number().int(),
  module_id: id,
  products_count: z.number().int(),
  childes_count: z.number().int(),
});
export type Category = z.output<typeof category>;

const categoryWithChildren = category.extend({ childes: z.array(category) });
export type CategoryWithChildren = z.output<typeof categoryWithChildren>;

/** An item. `store_discount` is the store's percentage, 0 for none. */
export const itemSchema = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image_full_url: imageUrl,
  images_full_url: z.array(z.string()),
  art,
  category_id: id,
  category_ids: z.array(z.object({ id, position: z.number().int(), name: z.string() })),
  variations: z.array(variation),
  food_variations: z.array(foodVariation),
  add_ons: z.array(addOn),
  choice_options: z.array(z.object({ name: z.string(), title: z.string(), options: z.array(z.string()) })),
  price: amount,
  tax: z.number(),
  tax_type: z.literal('percent'),
  discount: z.number(),
  discount_type: z.enum(['percent', 'amount']),
  store_discount: z.number(),
  /** Terms of the store's discount: minimum of the order and cap, 0 for none; null without a discount. */
  store_discount_terms: z.object({ min_purchase: amount, max_discount: amount }).nullable(),
  restaurant_discount: z.number(),
  /** Clock times of the zone, "HH:mm"; null when the item is always available. */
  available_time_starts: z.string().nullable(),
  available_time_ends: z.string().nullable(),
  available_date_starts: z.string().nullable(),
  available_date_ends: z.string().nullable(),
  /** Whether it can be ordered now, in the zone's time. */
  available_now: z.boolean(),
  store_id: id,
  store_name: z.string(),
  store_slug: z.string(),
  zone_id: id,
  module_id: id,
  module_type: z.string(),
  module: z.object({ id, module_type: z.string() }),
  schedule_order: z.boolean(),
  avg_rating: z.number(),
  rating_count: z.number().int(),
  veg: flag,
  /** Null where the module does not count stock. */
  stock: z.number().int().nullable(),
  /** Initial value of a form. */
  quantity: z.literal(1),
  unit_type: z.string().nullable(),
  organic: flag,
  /** Null means no limit. */
  maximum_cart_quantity: z.number().int().nullable(),
  flash_sale: flag,
  /** Pieces left at the price of the running flash sale, at most the stock; null without a sale. */
  flash_sale_stock: z.number().int().nullable(),
  halal_tag_status: flag,
  is_halal: flag,
  is_prescription_required: flag,
  nutritions_name: z.array(z.string()),
  allergies_name: z.array(z.string()),
  generic_name: z.array(z.string()),
  tags: z.array(z.object({ id, name: z.string() })),
  recommended: flag,
  order_count: z.number().int(),
  wishlist_count: z.number().int(),
  whislists_count: z.number().int(),
});
export type Item = z.output<typeof itemSchema>;

export const listCategories = endpoint({
  name: 'listCategories',
  tag: 'Categories',
  summary: 'Categories of the module in the moduleId header, or of all modules',
  method: 'GET',
  path: '/api/v1/categories',
  access: 'public',
  query: z.object({ search: z.string().max(100).optional() }),
  response: z.array(categoryWithChildren),
  cache: { seconds: 300 },
  errors: [],
});

export const getCategory = endpoint({
  name: 'getCategory',
  tag: 'Categories',
  summary: 'One category by id or slug with its children',
  method: 'GET',
  path: '/api/v1/categories/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  response: categoryWithChildren,
  cache: { seconds: 300 },
  errors: ['not_found'],
});

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
  type: z.enum(['all', 'veg', 'non_veg']).default('all'),
  search: z.string().max(100).optional(),
  store_id: z.coerce.number().int().optional(),
  /** 0 = all. */
  category_id: z.coerce.number().int().default(0),
  category_ids: jsonList(z.number().int()),
  brand_ids: jsonList(z.number().int()),
  filter: jsonList(z.string().max(40)),
  sort_by: z.enum(ITEM_SORTS).optional().catch(undefined),
  rating_count: z.coerce.number().optional(),
  min_price: z.coerce.number().min(0).optional(),
  max_price: z.coerce.number().min(0).optional(),
});

/** `total_size` is counted up to MAX_COUNTED, which is more than users page. */
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
  errors: ['zone_required'],
});

export const condition = z.object({ id, name: z.string(), slug: z.string(), image_full_url: imageUrl });
export type Condition = z.output<typeof condition>;

export const listConditions = endpoint({
  name: 'listConditions',
  tag: 'Items',
  summary: 'Common conditions of a pharmacy',
  method: 'GET',
  path: '/api/v1/common-condition',
  access: 'public',
  response: z.array(condition),
  cache: { seconds: 300 },
  errors: [],
});

export const listConditionItems = endpoint({
  name: 'listConditionItems',
  tag: 'Items',
  summary: 'Items for one common condition, by its id or slug',
  method: 'GET',
  path: '/api/v1/common-condition/items/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  query: itemFilters,
  response: itemPage.extend({ name: z.string() }),
  errors: ['not_found', 'zone_required'],
});

export const brand = condition.extend({ items_count: z.number().int() });
export type Brand = z.output<typeof brand>;

export const listBrands = endpoint({
  name: 'listBrands',
  tag: 'Items',
  summary: 'Brands of the module with their number of items',
  method: 'GET',
  path: '/api/v1/brand',
  access: 'public',
  response: z.array(brand),
  cache: { seconds: 300 },
  errors: [],
});

export const listBrandItems = endpoint({
  name: 'listBrandItems',
  tag: 'Items',
  summary: 'Items of one brand, by its id or slug',
  method: 'GET',
  path: '/api/v1/brand/items/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  query: itemFilters,
  response: itemPage.extend({ name: z.string() }),
  errors: ['not_found', 'zone_required'],
});

/** The same with the brand in the query, as mobile clients send it. */
export const listItemsOfBrand = endpoint({
  name: 'listItemsOfBrand',
  tag: 'Items',
  summary: listBrandItems.summary,
  method: 'GET',
  path: '/api/v1/brand/items',
  access: 'public',
  query: itemFilters.extend({ brand_id: z.string().max(200) }),
  response: listBrandItems.response,
  errors: listBrandItems.errors,
});

export const listCategoryChildren = endpoint({
  name: 'listCategoryChildren',
  tag: 'Categories',
  summary: 'Child categories of a category, by its id or slug',
  method: 'GET',
  path: '/api/v1/categories/childes/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  response: z.array(category),
  cache: { seconds: 300 },
  errors: ['not_found'],
});

export const listPopularCategories = endpoint({
  name: 'listPopularCategories',
  tag: 'Categories',
  summary: 'The most ordered categories',
  method: 'GET',
  path: '/api/v1/categories/popular',
  access: 'public',
  response: z.array(categoryWithChildren),
  cache: { seconds: 300 },
  errors: [],
});

export const listCategoryStores = endpoint({
  name: 'listCategoryStores',
  tag: 'Categories',
  summary: 'Stores that sell items of a category or its children, open and near ones first',
  method: 'GET',
  path: '/api/v1/categories/stores/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  query: storeListQuery,
  response: paged('stores', storeSchema),
  errors: ['not_found', 'zone_required'],
});

export const listFeaturedCategoryItems = itemList(
  'listFeaturedCategoryItems',
  '/api/v1/categories/featured/items',
  'Popular items with the categories they are of',
);

export const listCategoryItems = endpoint({
  name: 'listCategoryItems',
  tag: 'Categories',
  summary: 'Items of a category and its children',
  method: 'GET',
  path: '/api/v1/categories/items/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  query: itemFilters,
  response: itemPage,
  errors: ['not_found', 'zone_required'],
});

export const getItem = endpoint({
  name: 'getItem',
  tag: 'Items',
  summary: 'One item by id or slug; campaign=true for a campaign item',
  method: 'GET',
  path: '/api/v1/items/details/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  query: z.object({ campaign: z.string().optional() }),
  response: itemSchema,
  cache: { seconds: 30 },
  errors: ['not_found'],
});

export const listRelatedItems = endpoint({
  name: 'listRelatedItems',
  tag: 'Items',
  summary: 'Items of the same category from other stores nearby',
  method: 'GET',
  path: '/api/v1/items/related-items/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  response: z.array(itemSchema),
  errors: ['not_found'],
});

export const listRelatedStoreItems = endpoint({
  name: 'listRelatedStoreItems',
  tag: 'Items',
  summary: 'Other items of the same store, items of the same category first',
  method: 'GET',
  path: '/api/v1/items/related-store-items/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  response: z.array(itemSchema),
  errors: ['not_found'],
});

export const listPopularStoreItems = endpoint({
  name: 'listPopularStoreItems',
  tag: 'Stores',
  summary: 'The most ordered items of a store (id or slug)',
  method: 'GET',
  path: '/api/v1/stores/popular-items/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  response: z.object({ items: z.array(itemSchema) }),
  errors: ['not_found'],
});

function nameList<const N extends string, const P extends `/${string}`>(name: N, path: P, summary: string) {
  return endpoint({
    name,
    tag: 'Items',
    summary,
    method: 'GET',
    path,
    access: 'public',
    response: z.array(z.string()),
    cache: { seconds: 300 },
    errors: [],
  });
}

export const listGenericNames = nameList(
  'listGenericNames',
  '/api/v1/item/get-generic-name-list',
  'Generic names of the items of the module, or of all modules',
);
export const listAllergyNames = nameList(
  'listAllergyNames',
  '/api/v1/item/get-allergy-name-list',
  'Allergens of the items of the module, or of all modules',
);
export const listNutritionNames = nameList(
  'listNutritionNames',
  '/api/v1/item/get-nutrition-name-list',
  'Nutrition facts of the items of the module, or of all modules',
);
