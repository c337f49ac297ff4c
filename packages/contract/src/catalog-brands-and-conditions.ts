import { z } from 'zod';
import { itemFilters, itemPage } from './catalog-lists.ts';
import { endpoint, STORED_LIST } from './endpoint.ts';
import { id, imageUrl } from './schemas.ts';

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
  stored: STORED_LIST,
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
  stored: STORED_LIST,
  errors: ['not_found', 'zone_required'],
});

/** The same endpoint with the brand in the query, as mobile clients send it. */
export const listItemsOfBrand = endpoint({
  name: 'listItemsOfBrand',
  tag: 'Items',
  summary: listBrandItems.summary,
  method: 'GET',
  path: '/api/v1/brand/items',
  access: 'public',
  query: itemFilters.extend({ brand_id: z.string().max(200) }),
  response: listBrandItems.response,
  stored: STORED_LIST,
  errors: listBrandItems.errors,
});
