import { z } from 'zod';
import { consoleEndpoint, OBJECT_ERRORS } from '../console-endpoint.ts';
import { idParams, translatedText, version } from '../fields.ts';
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
  params: idParams,
  response: itemChoices,
  errors: [...OBJECT_ERRORS, 'store_without_items'],
});

export const createCatalogItem = consoleEndpoint({
  ...change,
  name: 'createCatalogItem',
  summary: 'Adds an item to a store, as the last one of its menu',
  method: 'POST',
  path: '/api/console/v1/items',
  body: newItemBody,
  response: itemDetail,
  errors: [...OBJECT_ERRORS, 'store_without_items', ...ITEM_FORM_ERRORS],
});

export const duplicateCatalogItem = consoleEndpoint({
  ...change,
  name: 'duplicateCatalogItem',
  summary: 'Adds a hidden copy of an item to its store, with its pictures, options and add-ons',
  method: 'POST',
  path: '/api/console/v1/items/{id}/duplicate',
  params: idParams,
  response: itemDetail,
  errors: OBJECT_ERRORS,
});

export const deleteCatalogItem = consoleEndpoint({
  ...change,
  name: 'deleteCatalogItem',
  summary: 'Deletes an item; one that orders or banners refer to is archived instead',
  method: 'DELETE',
  path: '/api/console/v1/items/{id}',
  params: idParams,
  response: z.object({ archived: z.boolean() }),
  errors: OBJECT_ERRORS,
});

export const restoreCatalogItem = consoleEndpoint({
  ...change,
  name: 'restoreCatalogItem',
  summary: 'Takes an item out of the archive; it stays hidden until it is made visible',
  method: 'POST',
  path: '/api/console/v1/items/{id}/restore',
  params: idParams,
  response: itemDetail,
  errors: OBJECT_ERRORS,
});

/** Pictures of one item. */
export const MOST_ITEM_PICTURES = 12;

export const addItemPicture = consoleEndpoint({
  ...change,
  name: 'addItemPicture',
  summary: 'Adds the uploaded `picture` behind the others of an item',
  method: 'POST',
  path: '/api/console/v1/items/{id}/pictures',
  params: idParams,
  multipart: true,
  body: z.object({}),
  response: itemDetail,
  errors: [...OBJECT_ERRORS, 'required', 'picture_type', 'picture_large', 'pictures_many'],
});

export const setItemPictures = consoleEndpoint({
  ...change,
  name: 'setItemPictures',
  summary:
    'Orders the pictures of an item, the main one first, and describes them; those left out are removed',
  method: 'PUT',
  path: '/api/console/v1/items/{id}/pictures',
  params: idParams,
  body: z.object({
    pictures: z
      .array(z.object({ key: z.string().max(100), alt: translatedText.nullable() }))
      .max(MOST_ITEM_PICTURES),
    /** `pictures_version` of the item. */
    version,
  }),
  response: itemDetail,
  errors: [...OBJECT_ERRORS, 'changed_meanwhile'],
});
