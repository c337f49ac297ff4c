import { ITEM_LIMITS } from '@errand/domain/catalog';
import { z } from 'zod';
import { PICTURE_ERRORS } from '../../errors.ts';
import { consoleEndpoint, PICTURE } from '../console-endpoint.ts';
import { translatedText, version } from '../fields.ts';
import { ITEM_FORM_ERRORS, itemChoices, itemDetail, newItemBody } from '../item-fields.ts';

const base = { tag: 'Catalog', scope: 'store', target: 'item' } as const;
const change = { ...base, permission: 'catalog.update', changes: ['catalog'] } as const;

export const getItemChoices = consoleEndpoint({
  ...base,
  name: 'getItemChoices',
  summary:
    'What the form of a new item of a store chooses from: categories, brands, units, attributes, add-ons',
  method: 'GET',
  path: '/api/console/v1/stores/{id}/item-choices',
  permission: 'catalog.read',
  target: 'store',
  response: itemChoices,
  errors: ['store_without_items'],
});

export const createCatalogItem = consoleEndpoint({
  ...change,
  name: 'createCatalogItem',
  summary: 'Adds an item to a store, as the last one of its menu',
  method: 'POST',
  path: '/api/console/v1/items',
  body: newItemBody,
  response: itemDetail,
  errors: ['not_found', 'store_without_items', 'plan_items', ...ITEM_FORM_ERRORS],
});

export const duplicateCatalogItem = consoleEndpoint({
  ...change,
  name: 'duplicateCatalogItem',
  summary: 'Adds a hidden copy of an item to its store, with its pictures, options and add-ons',
  method: 'POST',
  path: '/api/console/v1/items/{id}/duplicate',
  response: itemDetail,
  errors: ['plan_items'],
});

export const deleteCatalogItem = consoleEndpoint({
  ...change,
  name: 'deleteCatalogItem',
  summary: 'Deletes an item; one that orders or banners refer to is archived instead',
  method: 'DELETE',
  path: '/api/console/v1/items/{id}',
  response: z.object({ archived: z.boolean() }),
});

export const restoreCatalogItem = consoleEndpoint({
  ...change,
  name: 'restoreCatalogItem',
  summary: 'Takes an item out of the archive; it stays hidden until it is made visible',
  method: 'POST',
  path: '/api/console/v1/items/{id}/restore',
  response: itemDetail,
  errors: ['plan_items'],
});

/** Pictures of one item. */
export const MOST_ITEM_PICTURES = ITEM_LIMITS.pictures;

export const addItemPicture = consoleEndpoint({
  ...change,
  name: 'addItemPicture',
  summary: 'Adds the uploaded `picture` behind the others of an item',
  ...PICTURE,
  path: '/api/console/v1/items/{id}/pictures',
  response: itemDetail,
  errors: ['required', ...PICTURE_ERRORS],
});

export const setItemPictures = consoleEndpoint({
  ...change,
  name: 'setItemPictures',
  summary:
    'Orders the pictures of an item, the main one first, and describes them; those left out are removed',
  method: 'PUT',
  path: '/api/console/v1/items/{id}/pictures',
  body: z.object({
    pictures: z
      .array(z.object({ key: z.string().max(100), alt: translatedText.nullable() }))
      .max(MOST_ITEM_PICTURES),
    /** `pictures_version` of the item. */
    version,
  }),
  response: itemDetail,
});
