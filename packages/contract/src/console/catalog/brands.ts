import { z } from 'zod';
import { consoleEndpoint, LIST, PICTURE, REMOVAL } from '../console-endpoint.ts';
import { id, idFilter, listFields, listOf, named, translatedText, version } from '../fields.ts';
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
  method: 'GET',
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
  errors: ['not_found'],
});

export const updateCatalogBrand = consoleEndpoint({
  ...change,
  name: 'updateCatalogBrand',
  summary: 'Changes the name of a brand; searches find its items by it within minutes',
  method: 'PUT',
  path: '/api/console/v1/brands/{id}',
  body: z.object({ name: translatedText, version }),
  response: brandRow,
});

export const setBrandPicture = consoleEndpoint({
  ...change,
  name: 'setBrandPicture',
  summary: 'Replaces the logo of a brand by the uploaded `picture`, or removes it without one',
  ...PICTURE,
  path: '/api/console/v1/brands/{id}/picture',
  response: brandRow,
});

export const deleteCatalogBrand = consoleEndpoint({
  ...change,
  name: 'deleteCatalogBrand',
  summary: 'Deletes a brand that no item has',
  ...REMOVAL,
  path: '/api/console/v1/brands/{id}',
  errors: ['brand_in_use'],
});
