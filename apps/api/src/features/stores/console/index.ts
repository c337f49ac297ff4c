export { PLAN_COMMISSION, setPlan } from './edit-store.ts';
export { findStoreReadiness } from './stores.queries.ts';
