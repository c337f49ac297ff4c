import { findCommissionPercent, findStoreId } from '../stores.queries.ts';
import { addStore, addStoreRow, storeSlug } from './add-store.ts';
import { changeStore } from './change-store.ts';
import { findStorePlace } from './store-place.ts';
import {
  closeStoreFrom,
  findStoreRecord,
  listStoreRecords,
  lockStore,
  lockStoreOfSlug,
} from './store-records.queries.ts';

export type { ScheduledStore } from './store-records.queries.ts';

/** The rows of stores, for those who write them. */
export const storeRecords = {
  add: addStore,
  change: changeStore,
  addRow: addStoreRow,
  slugOf: storeSlug,
  find: findStoreRecord,
  list: listStoreRecords,
  lock: lockStore,
  lockOfSlug: lockStoreOfSlug,
  findPlace: findStorePlace,
  findId: findStoreId,
  findCommissionPercent,
  closeFrom: closeStoreFrom,
};
