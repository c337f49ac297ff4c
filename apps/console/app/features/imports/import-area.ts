import type { Imported } from '@errand/contract/console/imports';

/** The area whose rows are imported: it has the list of imports, and the list of what they have written. */
export type ImportArea = {
  of: Imported;
  path: string;
  /** The key of the area's name. */
  title: 'catalog.title' | 'rental.title';
  /** The parameter by which the area's list is filtered by store. */
  storeFilter: string;
};

export const ITEM_IMPORTS: ImportArea = {
  of: 'items',
  path: '/items',
  title: 'catalog.title',
  storeFilter: 'store_id',
};

export const FLEET_IMPORTS: ImportArea = {
  of: 'vehicles',
  path: '/rental',
  title: 'rental.title',
  storeFilter: 'provider_id',
};
