import { z } from 'zod';
import { objectEndpoints } from '../console-endpoint.ts';
import { id, idFilter, listFields, listOf, named, translatedText, version } from '../fields.ts';
import { shownName } from '../item-fields.ts';

/** Names by which a module groups its items: brands, and what items of a pharmacy are for, such as a cold. */

const row = z.object({
  id,
  slug: z.string(),
  name: shownName,
  module: named,
  /** URL. */
  picture: z.string().nullable(),
  version,
});

const query = z.object({ ...listFields, module_id: idFilter });
const draft = z.object({ module_id: id.min(1), name: translatedText });
const body = z.object({ name: translatedText, version });

const base = { tag: 'Catalog', scope: 'all' } as const;

const ofBrands = { ...base, target: 'brand' } as const;
const brands = objectEndpoints(
  '/api/console/v1/brands',
  { ...ofBrands, permission: 'catalog.read' },
  { ...ofBrands, permission: 'catalog.update', changes: ['catalog'] },
);

export const listCatalogBrands = brands.list({
  name: 'listCatalogBrands',
  summary: 'Brands by name',
  query,
  response: listOf(row),
});

export const getCatalogBrand = brands.get({
  name: 'getCatalogBrand',
  summary: 'One brand',
  response: row,
});

export const createCatalogBrand = brands.create({
  name: 'createCatalogBrand',
  summary: 'Adds a brand to a module',
  body: draft,
  response: row,
  errors: ['not_found'],
});

export const updateCatalogBrand = brands.update({
  name: 'updateCatalogBrand',
  summary: 'Changes the name of a brand; searches find its items by it within minutes',
  body,
  response: row,
});

export const setBrandPicture = brands.setPicture({
  name: 'setBrandPicture',
  summary: 'Replaces the logo of a brand by the uploaded `picture`, or removes it without one',
  response: row,
});

export const deleteCatalogBrand = brands.remove({
  name: 'deleteCatalogBrand',
  summary: 'Deletes a brand that no item has',
  errors: ['brand_in_use'],
});

const ofConditions = { ...base, target: 'condition' } as const;
const conditions = objectEndpoints(
  '/api/console/v1/conditions',
  { ...ofConditions, permission: 'catalog.read' },
  { ...ofConditions, permission: 'catalog.update', changes: ['catalog'] },
);

export const listCatalogConditions = conditions.list({
  name: 'listCatalogConditions',
  summary: 'Conditions by name',
  query,
  response: listOf(row),
});

export const getCatalogCondition = conditions.get({
  name: 'getCatalogCondition',
  summary: 'One condition',
  response: row,
});

export const createCatalogCondition = conditions.create({
  name: 'createCatalogCondition',
  summary: 'Adds a condition to a module',
  body: draft,
  response: row,
  errors: ['not_found'],
});

export const updateCatalogCondition = conditions.update({
  name: 'updateCatalogCondition',
  summary: 'Changes the name of a condition; searches find its items by it within minutes',
  body,
  response: row,
});

export const setConditionPicture = conditions.setPicture({
  name: 'setConditionPicture',
  summary: 'Replaces the picture of a condition by the uploaded `picture`, or removes it without one',
  response: row,
});

export const deleteCatalogCondition = conditions.remove({
  name: 'deleteCatalogCondition',
  summary: 'Deletes a condition that no item has',
  errors: ['condition_in_use'],
});
