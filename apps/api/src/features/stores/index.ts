export { globeOf, isOpenSql, minuteOf, offerRunsSql } from './open-sql.ts';
export { countStoreOrder } from './order-count.queries.ts';
export { average, leadMinutes } from './store.serializer.ts';
export { deliveryTerms } from './store-charge.ts';
export { clockAt, hoursOf, openStateOf, runningOffer, runningPercent } from './store-hours.ts';
export { listStores, type StoreListQuery, type StorePage } from './store-lists.service.ts';
export { DISCOUNT_SQL, type DiscountRow, type StoreRow } from './store-row.ts';
export { storeSearchText } from './store-search-text.ts';
export { listStoreResponses, requireStore } from './stores.service.ts';
