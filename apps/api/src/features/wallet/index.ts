export { creditOrder, lockWallet, payFromWallet, returnToWallet, walletOf } from './order-money.ts';
export { storeNamer } from './order-stores.ts';
export { lockFundingsOf, personalData } from './personal-data.queries.ts';
export { requireWallet } from './require-wallet.ts';
export { creditTopUp } from './top-up.ts';
export { bonusFor } from './top-ups.ts';
