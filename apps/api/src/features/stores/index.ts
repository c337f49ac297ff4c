export { setItemCounts } from './item-counts.queries.ts';
export { globeOf, isOpenSql, minuteOf } from './open-sql.ts';
export { addStoreRating, areReviewsOn } from './ratings.queries.ts';
export { addStore, addStoreRow, type NewStore, storeSlug } from './records/add-store.ts';
export { findStorePlace } from './records/store-place.ts';
export { findStoreRecord } from './records/store-records.queries.ts';
export { runningOffersSql } from './running-offers-sql.ts';
export { average, toDiscountResponse } from './store.serializer.ts';
export { deliveryTerms } from './store-charge.ts';
export { addStoreTallies, countStoreOrder } from './store-counts.queries.ts';
export { clockAt, hoursOf, openStateOf, runningOffer, runningPercent } from './store-hours.ts';
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
export { isScheduling, slotQueryOf } from './store-slots.ts';
export { findCommissionPercent, findStoreId } from './stores.queries.ts';
export { listStoreResponses, requireStore } from './stores.service.ts';
