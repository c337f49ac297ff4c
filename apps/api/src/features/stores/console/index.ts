export { addStoreRow } from './add-store.ts';
