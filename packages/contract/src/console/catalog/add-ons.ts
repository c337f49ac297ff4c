import { z } from 'zod';
import { consoleEndpoint, LIST, REMOVAL } from '../console-endpoint.ts';
import { id, idFilter, listFields, listOf, named, translatedText, version } from '../fields.ts';
import { shownName } from '../item-fields.ts';

const fields = {
  name: translatedText,
  price_minor: z.number().int().min(0).max(1_000_000_000),
  active: z.boolean(),
};

export const addOnRow = z.object({ id, ...fields, name: shownName, store: named, version });

const base = { tag: 'Catalog', scope: 'store', target: 'add-on' } as const;
const change = { ...base, permission: 'catalog.update', changes: ['catalog'] } as const;

export const listCatalogAddOns = consoleEndpoint({
  ...base,
  name: 'listCatalogAddOns',
  summary: 'Add-ons of the caller’s stores, the newest first',
  ...LIST,
  path: '/api/console/v1/add-ons',
  permission: 'catalog.read',
  query: z.object({ ...listFields, store_id: idFilter, state: z.enum(['active', 'hidden']).optional() }),
  response: listOf(addOnRow),
});

export const getCatalogAddOn = consoleEndpoint({
  ...base,
  name: 'getCatalogAddOn',
  summary: 'One add-on',
  method: 'GET',
  path: '/api/console/v1/add-ons/{id}',
  permission: 'catalog.read',
  response: addOnRow,
});

export const createCatalogAddOn = consoleEndpoint({
  ...change,
  name: 'createCatalogAddOn',
  summary: 'Adds an add-on to a store; its items offer it once they name it',
  method: 'POST',
  path: '/api/console/v1/add-ons',
  body: z.object({ store_id: id.min(1), ...fields }),
  response: addOnRow,
  errors: ['not_found'],
});

export const updateCatalogAddOn = consoleEndpoint({
  ...change,
  name: 'updateCatalogAddOn',
  summary: 'Changes an add-on; carts show the new price, orders keep theirs',
  method: 'PUT',
  path: '/api/console/v1/add-ons/{id}',
  body: z.object({ ...fields, version }),
  response: addOnRow,
});

export const deleteCatalogAddOn = consoleEndpoint({
  ...change,
  name: 'deleteCatalogAddOn',
  summary: 'Deletes an add-on; orders keep what they were placed with',
  ...REMOVAL,
  path: '/api/console/v1/add-ons/{id}',
});
