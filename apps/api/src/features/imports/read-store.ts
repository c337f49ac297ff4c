import type { FaultCode } from '../../platform/texts/index.ts';
import { type Catalog, type ImportStore, sellsItems } from './catalog.ts';
import type { Cells } from './cells/cells.ts';
import { shortened } from './cells/shortened.ts';
import { fault } from './faults/fault.ts';

export type GivenStore = {
  catalog: Catalog;
  /** The store of rows that name none. */
  store: string | null;
  /** Rejects rows of all stores but `store`. */
  isOnlyStore: boolean;
};

/** Reads the store of a row. Errors belong to the column `store`; `unnamed` is the error of a row without a store. */
export function readStore(
  cells: Cells,
  { catalog, store: given, isOnlyStore }: GivenStore,
  unnamed: FaultCode,
): ImportStore | null {
  const name = cells.text('store') || (given ?? '');
  const store = catalog.store(name);
  const value = shortened(name);
  const own = isOnlyStore && given !== null ? catalog.store(given) : null;
  if (own && store?.id !== own.id) {
    cells.wrong('store', fault('store_other', { own: own.slug, value }));
    return null;
  }
  if (!store && (name !== '' || cells.raw('store') === ''))
    cells.wrong('store', name === '' ? fault(unnamed) : fault('store_unknown', { value }));
  if (store && !sellsItems(store.module_type))
    cells.wrong('store', fault('store_without_items', { value: name, module: store.module_type }));
  return store;
}
