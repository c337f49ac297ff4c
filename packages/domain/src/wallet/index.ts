export { type WalletBonus, walletBonusMinor } from './bonus.ts';
export { checkTopUp, TOP_UP_MAXIMUM } from './top-up.ts';
