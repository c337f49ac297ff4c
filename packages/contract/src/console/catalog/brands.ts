import { z } from 'zod';
import { objectEndpoints } from '../console-endpoint.ts';
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
const read = { ...base, permission: 'catalog.read' } as const;
const change = { ...base, permission: 'catalog.update', changes: ['catalog'] } as const;

const brands = objectEndpoints('/api/console/v1/brands', read, change);

export const listCatalogBrands = brands.list({
  name: 'listCatalogBrands',
  summary: 'Brands by name',
  query: z.object({ ...listFields, module_id: idFilter }),
  response: listOf(brandRow),
});

export const getCatalogBrand = brands.get({
  name: 'getCatalogBrand',
  summary: 'One brand',
  response: brandRow,
});

export const createCatalogBrand = brands.create({
  name: 'createCatalogBrand',
  summary: 'Adds a brand to a module',
  body: z.object({ module_id: id.min(1), name: translatedText }),
  response: brandRow,
  errors: ['not_found'],
});

export const updateCatalogBrand = brands.update({
  name: 'updateCatalogBrand',
  summary: 'Changes the name of a brand; searches find its items by it within minutes',
  body: z.object({ name: translatedText, version }),
  response: brandRow,
});

export const setBrandPicture = brands.setPicture({
  name: 'setBrandPicture',
  summary: 'Replaces the logo of a brand by the uploaded `picture`, or removes it without one',
  response: brandRow,
});

export const deleteCatalogBrand = brands.remove({
  name: 'deleteCatalogBrand',
  summary: 'Deletes a brand that no item has',
  errors: ['brand_in_use'],
});
