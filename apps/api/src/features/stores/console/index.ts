export { addStore, type NewStore } from './add-store.ts';
