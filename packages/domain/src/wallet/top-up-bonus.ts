import { percentOf } from '../money/index.ts';

/** A bonus that the operator adds to a wallet top-up. Amounts are in minor units. */
export type WalletBonus = {
  type: 'percentage' | 'amount';
  /** Percent points or minor units, as `type` says. */
  value: number;
  /** Minimum top-up for the bonus. */
  minimumMinor: number;
  /** Cap of a percentage bonus; 0 is no cap. */
  maximumMinor: number;
  /** The end is exclusive. */
  startsAtMs: number;
  endsAtMs: number;
};

/** The bonus on a top-up: the highest active one, never a combination. 0 without any. */
export function walletBonusMinor(paidMinor: number, bonuses: readonly WalletBonus[], atMs: number): number {
  const running = bonuses.filter(
    (bonus) => atMs >= bonus.startsAtMs && atMs < bonus.endsAtMs && paidMinor >= bonus.minimumMinor,
  );
  return Math.max(0, ...running.map((bonus) => bonusMinor(bonus, paidMinor)));
}

function bonusMinor({ type, value, maximumMinor }: WalletBonus, paidMinor: number): number {
  if (type === 'amount') return value;
  const share = percentOf(paidMinor, value);
  return maximumMinor > 0 ? Math.min(share, maximumMinor) : share;
}
