import { percentOf } from '../money/index.ts';

/** What an operator adds to money that is paid into a wallet. Amounts in minor units. */
export type WalletBonus = {
  type: 'percentage' | 'amount';
  /** Percent points or minor units, as `type` says. */
  value: number;
  /** The least that is paid in for it. */
  minimumMinor: number;
  /** Of a percentage; 0 is no cap. */
  maximumMinor: number;
  /** The end is excluded. */
  startsAtMs: number;
  endsAtMs: number;
};

/** What comes on top of a top-up: the best bonus that runs, never two of them. 0 without any. */
export function walletBonusMinor(paidMinor: number, bonuses: readonly WalletBonus[], atMs: number): number {
  const running = bonuses.filter(
    (bonus) => atMs >= bonus.startsAtMs && atMs < bonus.endsAtMs && paidMinor >= bonus.minimumMinor,
  );
  return Math.max(0, ...running.map((bonus) => worth(bonus, paidMinor)));
}

function worth({ type, value, maximumMinor }: WalletBonus, paidMinor: number): number {
  if (type === 'amount') return value;
  const share = percentOf(paidMinor, value);
  return maximumMinor > 0 ? Math.min(share, maximumMinor) : share;
}
