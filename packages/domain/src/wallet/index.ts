export { checkTopUp, MAX_TOP_UP } from './top-up.ts';
export { type WalletBonus, walletBonusMinor } from './top-up-bonus.ts';
