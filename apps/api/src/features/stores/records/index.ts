import { findCommissionPercent, findStoreId } from '../stores.queries.ts';
import { addStore, addStoreRow, storeSlug } from './add-store.ts';
import { findStorePlace } from './store-place.ts';
import { findStoreRecord } from './store-records.queries.ts';

export type { NewStore } from './add-store.ts';

/** The rows of stores, for those who write them. */
export const storeRecords = {
  add: addStore,
  addRow: addStoreRow,
  slugOf: storeSlug,
  find: findStoreRecord,
  findPlace: findStorePlace,
  findId: findStoreId,
  findCommissionPercent,
};
