export { addStoreRow } from '../records/add-store.ts';
export { findStorePlace } from '../records/store-place.ts';
export { findStoreRecord } from '../records/store-records.queries.ts';
export { PLAN_COMMISSION, setPlan } from './edit-store.ts';
