import type { WalletBonus } from '@errand/contract/wallet';
import { toMinor } from '@errand/domain/money';
import { walletBonusMinor } from '@errand/domain/wallet';

/** The bonus for an amount, in minor units. */
export function bonusOf(paidMinor: number, bonuses: WalletBonus[], digits: number, atMs: number): number {
  const rules = bonuses.map((bonus) => ({
    type: bonus.bonus_type,
    value: bonus.bonus_type === 'amount' ? toMinor(bonus.bonus_amount, digits) : bonus.bonus_amount,
    minimumMinor: toMinor(bonus.minimum_add_amount, digits),
    maximumMinor: toMinor(bonus.maximum_bonus_amount, digits),
    startsAtMs: Date.parse(bonus.start_date),
    endsAtMs: Date.parse(bonus.end_date),
  }));
  return walletBonusMinor(paidMinor, rules, atMs);
}
