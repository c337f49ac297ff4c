import { AppError } from '../../platform/http/index.ts';

type RewardFields = { percent?: number | null | undefined; amount_minor?: number | null | undefined };

/** A percentage or an amount of a form. Throws `promotion_worth` if both or neither are given. */
export function parseReward({ percent = null, amount_minor: amount = null }: RewardFields): {
  type: 'percentage' | 'amount';
  value: number;
} {
  if ((percent === null) === (amount === null)) throw new AppError('promotion_worth', {}, 'percent');
  return percent === null ? { type: 'amount', value: amount ?? 0 } : { type: 'percentage', value: percent };
}

/** The fields of a form for a stored percentage or amount. */
export function toRewardFields({ type, value }: { type: 'percentage' | 'amount'; value: number }) {
  return {
    percent: type === 'percentage' ? value : null,
    amount_minor: type === 'amount' ? value : null,
  };
}
