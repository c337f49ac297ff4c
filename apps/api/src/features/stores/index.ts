export { globeOf, isOpenSql, minuteOf, runningOffersSql } from './open-sql.ts';
export { addStore, addStoreRow, type NewStore, storeSlug } from './records/add-store.ts';
export { findStorePlace } from './records/store-place.ts';
export { findStoreRecord } from './records/store-records.queries.ts';
export { average, toDiscountResponse } from './store.serializer.ts';
export {
  addStoreRating,
  addStoreTallies,
  areReviewsOn,
  countStoreOrder,
  setItemCounts,
} from './store-counts.queries.ts';
export { deliveryTerms } from './store-delivery.ts';
export {
  clockAt,
  hoursOf,
  isScheduling,
  openStateOf,
  runningOffer,
  runningPercent,
  slotQueryOf,
} from './store-hours.ts';
export { listStores, type StoreListQuery, type StorePage } from './store-lists.service.ts';
export {
  listStoreContacts,
  listStoreNames,
  listStoreNamesIn,
  listStoresInModule,
  type StoreContact,
  searchStoreNames,
} from './store-names.queries.ts';
export { DISCOUNT_SQL, type DiscountRow, type StoreRow } from './store-row.ts';
export { storeSearchText } from './store-search-text.ts';
export { findCommissionPercent, findStoreId } from './stores.queries.ts';
export { listStoreResponses, requireStore } from './stores.service.ts';
