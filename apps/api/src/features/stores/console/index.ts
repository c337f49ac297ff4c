export { PLAN_COMMISSION, setPlan } from './edit-store.ts';
export { findStoreReadiness } from './store-readiness.queries.ts';
