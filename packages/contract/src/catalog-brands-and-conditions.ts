import { z } from 'zod';
import { itemFilters, itemPage } from './catalog-lists.ts';
import { endpoint, STORED_LIST } from './endpoint.ts';
import { about, id, imageUrl, integer, text } from './schemas.ts';

export const condition = z
  .object({ id, name: text, slug: text, image_full_url: imageUrl })
  .describe('An illness or need that medicines are sorted by.');
export type Condition = z.output<typeof condition>;

const forAll = { tag: 'Items', access: 'public' } as const;

export const listConditions = endpoint({
  ...forAll,
  name: 'listConditions',
  summary: 'Common conditions of a pharmacy',
  description: 'Illnesses and needs that medicines are sorted by.',
  method: 'GET',
  path: '/api/v1/common-condition',
  response: z.array(condition),
  cache: { seconds: 300 },
});

export const listConditionItems = endpoint({
  ...forAll,
  name: 'listConditionItems',
  summary: 'Items for one common condition, by its id or slug',
  description: '`name` is the condition’s name in the language of the request.',
  method: 'GET',
  path: '/api/v1/common-condition/items/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the condition.', 'headache')) }),
  query: itemFilters,
  response: itemPage.extend({ name: text }),
  stored: STORED_LIST,
  errors: ['not_found', 'zone_required'],
});

export const brand = condition
  .extend({ items_count: integer.meta(about('Number of items.', 410)) })
  .describe('A brand with its number of items.');
export type Brand = z.output<typeof brand>;

export const listBrands = endpoint({
  ...forAll,
  name: 'listBrands',
  summary: 'Brands of the module with their number of items',
  description: 'Values for the filter `brand_ids`. The list has no pages.',
  method: 'GET',
  path: '/api/v1/brand',
  response: z.array(brand),
  cache: { seconds: 300 },
});

export const listBrandItems = endpoint({
  ...forAll,
  name: 'listBrandItems',
  summary: 'Items of one brand, by its id or slug',
  description: '`name` is the brand’s name in the language of the request.',
  method: 'GET',
  path: '/api/v1/brand/items/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the brand.', 'green-valley')) }),
  query: itemFilters,
  response: itemPage.extend({ name: text }),
  stored: STORED_LIST,
  errors: ['not_found', 'zone_required'],
});

/** The same endpoint with the brand in the query, as mobile clients send it. */
export const listItemsOfBrand = endpoint({
  ...forAll,
  name: 'listItemsOfBrand',
  summary: listBrandItems.summary,
  description: 'The same list as `listBrandItems`, with the brand in the query, for mobile apps.',
  method: 'GET',
  path: '/api/v1/brand/items',
  query: itemFilters.extend({
    brand_id: z.string().max(200).meta(about('Id or slug of the brand.', 'green-valley')),
  }),
  response: listBrandItems.response,
  stored: STORED_LIST,
  errors: listBrandItems.errors,
});
