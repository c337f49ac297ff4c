export {
  bestCashback,
  CASHBACK_STATES,
  type CashbackOffer,
  type CashbackState,
  type CashbackTerms,
  cashbackMinor,
  cashbackShare,
} from './cashback.ts';
export { checkTopUp, MAX_TOP_UP } from './top-up.ts';
export { type WalletBonus, walletBonusMinor } from './top-up-bonus.ts';
