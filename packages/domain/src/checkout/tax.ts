import { percentOf, percentWithin } from '../money/index.ts';

/**
 * Tax on an amount. Included: the share that the amount contains, amount × rate ÷ (100 + rate) (000 §9).
 * Otherwise what comes on top, amount × rate ÷ 100.
 */
export function taxMinor(amountMinor: number, ratePercent: number, included: boolean): number {
  if (amountMinor <= 0 || ratePercent <= 0) return 0;
  return included ? percentWithin(amountMinor, ratePercent) : percentOf(amountMinor, ratePercent);
}
