export { PLAN_COMMISSION, setPlan } from './edit-store.ts';
export { findStoreBounds } from './store-bounds.ts';
export { findStoreReadiness } from './stores.queries.ts';
