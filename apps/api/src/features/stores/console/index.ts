export { addStoreRow } from './add-store.ts';
export { PLAN_COMMISSION, setPlan } from './edit-store.ts';
export { findStorePlace } from './store-place.ts';
export { findStoreRecord } from './stores.console-queries.ts';
