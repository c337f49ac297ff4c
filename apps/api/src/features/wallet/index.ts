export { storeNamer } from './order-stores.ts';
export { requireWallet } from './wallet.service.ts';
