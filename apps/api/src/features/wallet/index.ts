export { creditOrder, lockWallet, payFromWallet, returnToWallet, walletOf } from './order-money.ts';
export { lockFundingsOf, personalData } from './personal-data.queries.ts';
export { requireWallet } from './require-wallet.ts';
export { bonusFor, creditTopUp } from './top-ups.ts';
export { storeNamer } from './wallet.service.ts';
