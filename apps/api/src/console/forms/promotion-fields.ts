import type { PromotionState } from '@errand/contract/console/promotions/fields';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/http/index.ts';
import { translationContains } from '../../platform/search/index.ts';

/** When something is shown. A null start means immediately, a null end means indefinitely. The end is exclusive. */
export type Period = { startsAt: Date | null; endsAt: Date | null; active?: boolean };

export function stateOf({ startsAt, endsAt, active = true }: Period, nowMs: number): PromotionState {
  if (!active) return 'off';
  if (endsAt && endsAt.getTime() <= nowMs) return 'ended';
  return startsAt && startsAt.getTime() > nowMs ? 'planned' : 'running';
}

/** SQL condition for the rows in a state, equal to `stateOf`. */
export function inStateSql(
  columns: { startsAt: AnyColumn; endsAt: AnyColumn; active?: AnyColumn },
  state: PromotionState | undefined,
  nowMs: number,
): SQL | undefined {
  if (!state) return undefined;
  const now = new Date(nowMs).toISOString();
  const on = columns.active ? sql`${columns.active}` : sql`true`;
  if (state === 'off') return sql`not ${on}`;
  const ended = sql`coalesce(${columns.endsAt} <= ${now}::timestamptz, false)`;
  const later = sql`coalesce(${columns.startsAt} > ${now}::timestamptz, false)`;
  if (state === 'ended') return sql`${on} and ${ended}`;
  return state === 'planned'
    ? sql`${on} and not ${ended} and ${later}`
    : sql`${on} and not ${ended} and not ${later}`;
}

/** The period of a form. Throws `promotion_period` unless the end is after the start. */
export function toPeriod(body: { starts_at: string; ends_at: string }): { startsAt: Date; endsAt: Date } {
  const [startsAt, endsAt] = [new Date(body.starts_at), new Date(body.ends_at)];
  if (startsAt >= endsAt) throw new AppError('promotion_period', {}, 'ends_at');
  return { startsAt, endsAt };
}

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

/** Rows whose texts in either language contain the words. */
export function titleSql(title: AnyColumn, search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  return translationContains(title, search);
}
