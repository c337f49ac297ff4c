import { ITEM_LIMITS } from '@errand/domain/catalog';
import { z } from 'zod';
import { objectEndpoints } from '../console-endpoint.ts';
import { id, idFilter, listFields, listOf, named, translatedText, version } from '../fields.ts';
import { shownName } from '../item-fields.ts';

const fields = {
  name: translatedText,
  price_minor: z.number().int().min(0).max(ITEM_LIMITS.priceMinor),
  active: z.boolean(),
};

export const addOnRow = z.object({ id, ...fields, name: shownName, store: named, version });

const base = { tag: 'Catalog', scope: 'store', target: 'add-on' } as const;
const read = { ...base, permission: 'catalog.read' } as const;
const change = { ...base, permission: 'catalog.update', changes: ['catalog'] } as const;

const addOns = objectEndpoints('/api/console/v1/add-ons', read, change);

export const listCatalogAddOns = addOns.list({
  name: 'listCatalogAddOns',
  summary: 'Add-ons of the caller’s stores, the newest first',
  query: z.object({ ...listFields, store_id: idFilter, state: z.enum(['active', 'hidden']).optional() }),
  response: listOf(addOnRow),
});

export const getCatalogAddOn = addOns.get({
  name: 'getCatalogAddOn',
  summary: 'One add-on',
  response: addOnRow,
});

export const createCatalogAddOn = addOns.create({
  name: 'createCatalogAddOn',
  summary: 'Adds an add-on to a store; its items offer it once they name it',
  body: z.object({ store_id: id.min(1), ...fields }),
  response: addOnRow,
  errors: ['not_found'],
});

export const updateCatalogAddOn = addOns.update({
  name: 'updateCatalogAddOn',
  summary: 'Changes an add-on; carts show the new price, orders keep theirs',
  body: z.object({ ...fields, version }),
  response: addOnRow,
});

export const deleteCatalogAddOn = addOns.remove({
  name: 'deleteCatalogAddOn',
  summary: 'Deletes an add-on; orders keep what they were placed with',
});
