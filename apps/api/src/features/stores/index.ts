import { globeOf, isOpenSql, minuteOf, runningOffersSql } from './open-sql.ts';
import { addStoreRating, addStoreTallies, countStoreOrder, setItemCounts } from './store-counts.queries.ts';
import { clockAt, endOfDay, hoursOf, openStateOf, runningOffer, runningPercent } from './store-hours.ts';
import {
  listStoreContacts,
  listStoreNames,
  listStoreNamesIn,
  listStoresInModule,
  searchStoreNames,
} from './store-names.queries.ts';
import { DISCOUNT_SQL } from './store-row.ts';

export { average, toDiscountResponse } from './store.serializer.ts';
export { areReviewsOn } from './store-counts.queries.ts';
export { deliveryTerms } from './store-delivery.ts';
export { isScheduling, slotQueryOf } from './store-hours.ts';
export { listStores, type StoreListQuery, type StorePage } from './store-lists.service.ts';
export type { StoreContact } from './store-names.queries.ts';
export type { DiscountRow, StoreRow } from './store-row.ts';
export { storeSearchText } from './store-search-text.ts';
export { listStoreResponses, requireStore } from './stores.service.ts';

/** Fragments of SQL about stores. */
export const storeSql = {
  globe: globeOf,
  isOpen: isOpenSql,
  minuteOf,
  runningOffers: runningOffersSql,
  discount: DISCOUNT_SQL,
};

/** Names of stores for lists of staff. */
export const namesOfStores = {
  list: listStoreNames,
  listIn: listStoreNamesIn,
  listInModule: listStoresInModule,
  listContacts: listStoreContacts,
  search: searchStoreNames,
};

/** Counters of stores. */
export const storeCounts = {
  addTallies: addStoreTallies,
  countOrder: countStoreOrder,
  setItems: setItemCounts,
  addRating: addStoreRating,
};

/** When stores are open, and which offers run then. */
export const storeHours = {
  clockAt,
  endOfDay,
  hoursOf,
  openStateOf,
  runningOffer,
  runningPercent,
};
