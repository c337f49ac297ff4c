export { addStore } from './add-store.ts';
