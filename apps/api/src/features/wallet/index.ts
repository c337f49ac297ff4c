export { bonusFor } from './bonuses.ts';
export { eraseCustomer } from './personal-data.queries.ts';
export { lockFundingsOf, mergeCustomer } from './merge-customer.queries.ts';
export { creditOrder, lockWallet, payFromWallet, returnToWallet, walletOf } from './order-money.ts';
export { storeNamer } from './order-stores.ts';
export { requireWallet } from './require-wallet.ts';
export { creditTopUp } from './top-up.ts';
