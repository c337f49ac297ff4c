import { includedPercent, percentOf } from '../money/index.ts';

/**
 * Tax on an amount. Included: the part that the amount contains, amount × rate ÷ (100 + rate) [MONEY-22]. Otherwise the
 * tax on top, amount × rate ÷ 100 [MONEY-23].
 */
export function taxMinor(amountMinor: number, ratePercent: number, included: boolean): number {
  if (amountMinor <= 0 || ratePercent <= 0) return 0;
  return included ? includedPercent(amountMinor, ratePercent) : percentOf(amountMinor, ratePercent);
}
