import { z } from 'zod';
import { consoleEndpoint, LIST, OBJECT_ERRORS, ONE } from '../console-endpoint.ts';
import {
  done,
  id,
  idFilter,
  idParams,
  listFields,
  listOf,
  named,
  translatedText,
  version,
} from '../fields.ts';
import { shownName } from '../item-fields.ts';

export const brandRow = z.object({
  id,
  slug: z.string(),
  name: shownName,
  module: named,
  /** URL. */
  picture: z.string().nullable(),
  version,
});

const base = { tag: 'Catalog', scope: 'all', target: 'brand' } as const;
const change = { ...base, permission: 'catalog.update', changes: ['catalog'] } as const;

export const listCatalogBrands = consoleEndpoint({
  ...base,
  name: 'listCatalogBrands',
  summary: 'Brands by name',
  ...LIST,
  path: '/api/console/v1/brands',
  permission: 'catalog.read',
  query: z.object({ ...listFields, module_id: idFilter }),
  response: listOf(brandRow),
});

export const getCatalogBrand = consoleEndpoint({
  ...base,
  name: 'getCatalogBrand',
  summary: 'One brand',
  ...ONE,
  path: '/api/console/v1/brands/{id}',
  permission: 'catalog.read',
  response: brandRow,
});

export const createCatalogBrand = consoleEndpoint({
  ...change,
  name: 'createCatalogBrand',
  summary: 'Adds a brand to a module',
  method: 'POST',
  path: '/api/console/v1/brands',
  body: z.object({ module_id: id.min(1), name: translatedText }),
  response: brandRow,
  errors: OBJECT_ERRORS,
});

export const updateCatalogBrand = consoleEndpoint({
  ...change,
  name: 'updateCatalogBrand',
  summary: 'Changes the name of a brand; searches find its items by it within minutes',
  method: 'PUT',
  path: '/api/console/v1/brands/{id}',
  params: idParams,
  body: z.object({ name: translatedText, version }),
  response: brandRow,
  errors: [...OBJECT_ERRORS, 'changed_meanwhile'],
});

export const setBrandPicture = consoleEndpoint({
  ...change,
  name: 'setBrandPicture',
  summary: 'Replaces the logo of a brand by the uploaded `picture`, or removes it without one',
  method: 'POST',
  path: '/api/console/v1/brands/{id}/picture',
  params: idParams,
  multipart: true,
  body: z.object({}),
  response: brandRow,
  errors: [...OBJECT_ERRORS, 'picture_type', 'picture_large', 'pictures_many'],
});

export const deleteCatalogBrand = consoleEndpoint({
  ...change,
  name: 'deleteCatalogBrand',
  summary: 'Deletes a brand that no item has',
  method: 'DELETE',
  path: '/api/console/v1/brands/{id}',
  params: idParams,
  response: done,
  errors: [...OBJECT_ERRORS, 'brand_in_use'],
});
