import { z } from 'zod';
import { itemFilters, itemPage } from './catalog-lists.ts';
import { endpoint, STORED_LIST } from './endpoint.ts';
import { about, art, flag, id, imageUrl, integer, text } from './schemas.ts';
import { storeCardPage, storeListQuery, storePage } from './stores.ts';
import { searchText } from './typed-texts.ts';

export const category = z
  .object({
    id,
    name: text.meta(about('Name in the language of the request.', 'Sandwiches')),
    slug: text,
    image: text.nullable(),
    image_full_url: imageUrl,
    art,
    parent_id: id.meta(about('The parent category; 0 at the top.', 0)),
    position: integer.meta(about('Place in the order, or the level of a category.', 1)),
    status: flag,
    priority: integer.meta(about('Place in the order, lower first.', 1)),
    module_id: id,
    products_count: integer.meta(about('Number of items.', 38)),
    childes_count: integer.meta(about('Number of children.', 4)),
  })
  .describe('A category of a module.');
export type Category = z.output<typeof category>;

const categoryWithChildren = category.extend({ childes: z.array(category).describe('The children.') });
export type CategoryWithChildren = z.output<typeof categoryWithChildren>;

const forAll = { tag: 'Categories', access: 'public' } as const;

export const listCategories = endpoint({
  ...forAll,
  name: 'listCategories',
  summary: 'Categories of the module in the moduleId header, or of all modules',
  description: 'Categories with their children. Two levels exist. `search` matches names.',
  method: 'GET',
  path: '/api/v1/categories',
  query: z.object({
    search: searchText.max(100).optional().meta(about('Words to search for in names.', 'bread')),
  }),
  response: z.array(categoryWithChildren),
  cache: { seconds: 300 },
});

export const getCategory = endpoint({
  ...forAll,
  name: 'getCategory',
  summary: 'One category by id or slug with its children',
  description: 'The id may be a slug.',
  method: 'GET',
  path: '/api/v1/categories/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the category.', 'sandwiches')) }),
  response: categoryWithChildren,
  cache: { seconds: 300 },
  errors: ['not_found'],
});

export const listCategoryChildren = endpoint({
  ...forAll,
  name: 'listCategoryChildren',
  summary: 'Child categories of a category, by its id or slug',
  description: 'An empty list for a category without children.',
  method: 'GET',
  path: '/api/v1/categories/childes/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the category.', 'sandwiches')) }),
  response: z.array(category),
  cache: { seconds: 300 },
  errors: ['not_found'],
});

export const listPopularCategories = endpoint({
  ...forAll,
  name: 'listPopularCategories',
  summary: 'The most ordered categories',
  description: 'Ordered by the number of orders of their items.',
  method: 'GET',
  path: '/api/v1/categories/popular',
  response: z.array(categoryWithChildren),
  cache: { seconds: 300 },
});

export const listCategoryStores = endpoint({
  ...forAll,
  name: 'listCategoryStores',
  summary: 'Stores that sell items of a category or its children, open and near ones first',
  description: 'Takes the filters of store lists.',
  method: 'GET',
  path: '/api/v1/categories/stores/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the category.', 'sandwiches')) }),
  query: storeListQuery,
  response: storePage,
  cards: storeCardPage,
  stored: STORED_LIST,
  errors: ['not_found', 'zone_required'],
});

export const listCategoryItems = endpoint({
  ...forAll,
  name: 'listCategoryItems',
  summary: 'Items of a category and its children',
  description: 'Takes the filters of item lists; includes items of the child categories.',
  method: 'GET',
  path: '/api/v1/categories/items/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the category.', 'sandwiches')) }),
  query: itemFilters,
  response: itemPage,
  stored: STORED_LIST,
  errors: ['not_found', 'zone_required'],
});
