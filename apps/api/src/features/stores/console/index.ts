export { lockStore } from '../records/store-records.queries.ts';
export { PLAN_COMMISSION, setPlan } from './edit-store.ts';
export { findStoreBounds } from './store-bounds.ts';
export { noticeStore, STORE_CONTENTS, type StoreNotice } from './store-notice.ts';
export { countStoresByReadiness } from './stores.queries.ts';
