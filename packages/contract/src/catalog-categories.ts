import { z } from 'zod';
import { itemFilters, itemPage } from './catalog-lists.ts';
import { endpoint, STORED_LIST } from './endpoint.ts';
import { art, flag, id, imageUrl } from './schemas.ts';
import { storeCardPage, storeListQuery, storePage } from './stores.ts';

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
  response: storePage,
  cards: storeCardPage,
  stored: STORED_LIST,
  errors: ['not_found', 'zone_required'],
});

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
  stored: STORED_LIST,
  errors: ['not_found', 'zone_required'],
});
