import { returnToWallet } from './order-money.ts';
import { lockFundingsOf } from './personal-data.queries.ts';
import { bonusFor, creditTopUp } from './top-ups.ts';
import { storeNamer } from './wallet.service.ts';

export { creditOrder, lockWallet, payFromWallet, walletOf } from './order-money.ts';
export { personalData } from './personal-data.queries.ts';
export { requireWallet } from './require-wallet.ts';

/** Balances of customers. */
export const wallets = {
  creditTopUp,
  bonusFor,
  returnOf: returnToWallet,
  storeNamer,
  lockFundings: lockFundingsOf,
};
