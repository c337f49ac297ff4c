export { addStoreRow } from '../records/add-store.ts';
export { findStorePlace } from '../records/store-place.ts';
export { PLAN_COMMISSION, setPlan } from './edit-store.ts';
export { findStoreRecord } from './stores.console-queries.ts';
