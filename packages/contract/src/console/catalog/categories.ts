import { z } from 'zod';
import { objectEndpoints } from '../console-endpoint.ts';
import { id, idFilter, listFields, listOf, named, translatedText, version } from '../fields.ts';
import { shownName } from '../item-fields.ts';

const fields = {
  name: translatedText,
  /** Null for a main category; categories have two levels. */
  parent_id: id.min(1).nullable(),
  /** The order among those of its level, lowest first. */
  position: z.number().int().min(0).max(10_000),
  active: z.boolean(),
};

export const categoryRow = z.object({
  id,
  slug: z.string(),
  ...fields,
  name: shownName,
  module: named,
  parent: named.nullable(),
  /** Its own tax class; null for that of the category above, or for the rate of each store. */
  tax_class: named.nullable(),
  /** URL. */
  picture: z.string().nullable(),
  version,
});

const base = { tag: 'Catalog', scope: 'all', target: 'category' } as const;
const read = { ...base, permission: 'catalog.read' } as const;
const change = { ...base, permission: 'catalog.update', changes: ['catalog'] } as const;

const categories = objectEndpoints('/api/console/v1/categories', read, change);

export const listCatalogCategories = categories.list({
  name: 'listCatalogCategories',
  summary: 'Categories by module and in their order, each main category before those in it',
  query: z.object({ ...listFields, module_id: idFilter, state: z.enum(['active', 'hidden']).optional() }),
  response: listOf(categoryRow),
});

export const getCatalogCategory = categories.get({
  name: 'getCatalogCategory',
  summary: 'One category, with what is in it',
  response: categoryRow.extend({
    /** Its items, without those of its subcategories. */
    items: z.number().int(),
    subcategories: z.number().int(),
    /** The main categories of its module. */
    parents: z.array(named),
  }),
});

export const createCatalogCategory = categories.create({
  name: 'createCatalogCategory',
  summary: 'Adds a category to a module',
  body: z.object({ module_id: id.min(1), ...fields }),
  response: categoryRow,
  errors: ['not_found', 'category_depth'],
});

export const updateCatalogCategory = categories.update({
  name: 'updateCatalogCategory',
  summary: 'Changes a category; searches find its items by the new name within minutes',
  body: z.object({ ...fields, version }),
  response: categoryRow,
  errors: ['category_depth'],
});

export const setCategoryPicture = categories.setPicture({
  name: 'setCategoryPicture',
  summary: 'Replaces the picture of a category by the uploaded `picture`, or removes it without one',
  response: categoryRow,
});

export const deleteCatalogCategory = categories.remove({
  name: 'deleteCatalogCategory',
  summary: 'Deletes a category without items and subcategories',
  errors: ['category_in_use'],
});
