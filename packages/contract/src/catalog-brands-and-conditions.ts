import { z } from 'zod';
import { itemFilters, itemPage } from './catalog-lists.ts';
import { endpoint, STORED_LIST } from './endpoint.ts';
import { about, id, imageUrl, integer, text } from './schemas.ts';

export const condition = z
  .object({ id, name: text, slug: text, image_full_url: imageUrl })
  .describe('An illness or need that medicines are sorted by.');
export type Condition = z.output<typeof condition>;

export const listConditions = endpoint({
  name: 'listConditions',
  tag: 'Items',
  summary: 'Common conditions of a pharmacy',
  description: 'Illnesses and needs that medicines are sorted by.',
  method: 'GET',
  path: '/api/v1/common-condition',
  access: 'public',
  response: z.array(condition),
  cache: { seconds: 300 },
});

export const listConditionItems = endpoint({
  name: 'listConditionItems',
  tag: 'Items',
  summary: 'Items for one common condition, by its id or slug',
  description: '`name` is the condition’s name in the language of the request.',
  method: 'GET',
  path: '/api/v1/common-condition/items/{id}',
  access: 'public',
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
  name: 'listBrands',
  tag: 'Items',
  summary: 'Brands of the module with their number of items',
  description: 'Values for the filter `brand_ids`. The list has no pages.',
  method: 'GET',
  path: '/api/v1/brand',
  access: 'public',
  response: z.array(brand),
  cache: { seconds: 300 },
});

export const listBrandItems = endpoint({
  name: 'listBrandItems',
  tag: 'Items',
  summary: 'Items of one brand, by its id or slug',
  description: '`name` is the brand’s name in the language of the request.',
  method: 'GET',
  path: '/api/v1/brand/items/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the brand.', 'green-valley')) }),
  query: itemFilters,
  response: itemPage.extend({ name: text }),
  stored: STORED_LIST,
  errors: ['not_found', 'zone_required'],
});

/** The same endpoint with the brand in the query, as mobile clients send it. */
export const listItemsOfBrand = endpoint({
  name: 'listItemsOfBrand',
  tag: 'Items',
  summary: listBrandItems.summary,
  description: 'The same list as `listBrandItems`, with the brand in the query, for mobile apps.',
  method: 'GET',
  path: '/api/v1/brand/items',
  access: 'public',
  query: itemFilters.extend({
    brand_id: z.string().max(200).meta(about('Id or slug of the brand.', 'green-valley')),
  }),
  response: listBrandItems.response,
  stored: STORED_LIST,
  errors: listBrandItems.errors,
});
