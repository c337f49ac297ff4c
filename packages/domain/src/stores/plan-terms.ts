/** A period in which a store has a plan. Terms of a store do not overlap; the end is exclusive. */
export type PlanTerm = { planId: number; startsAt: Date; endsAt: Date };

/**
 * `none` is a store on commission. `ending` begins a number of days before the end. A store whose plan has ended keeps the
 * orders that it has, and takes no others.
 */
export const PLAN_STATES = ['none', 'running', 'ending', 'ended'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

const DAY_MS = 86_400_000;

/** The state of a store by its terms. With `warningDays` of 0 it is never `ending`. */
export function planState(
  terms: readonly Pick<PlanTerm, 'endsAt'>[],
  nowMs: number,
  warningDays: number,
): PlanState {
  const endMs = planEnd(terms);
  if (endMs === null) return 'none';
  if (endMs <= nowMs) return 'ended';
  return endMs - warningDays * DAY_MS <= nowMs && warningDays > 0 ? 'ending' : 'running';
}

/** The end of the last term in milliseconds; null without terms. */
export function planEnd(terms: readonly Pick<PlanTerm, 'endsAt'>[]): number | null {
  return terms.length === 0 ? null : Math.max(...terms.map(({ endsAt }) => endsAt.getTime()));
}

/** The term in which a time lies; null for none. */
export function termAt<Term extends PlanTerm>(terms: readonly Term[], atMs: number): Term | null {
  return terms.find(({ startsAt, endsAt }) => startsAt.getTime() <= atMs && atMs < endsAt.getTime()) ?? null;
}

export const TRIAL_UNITS = ['day', 'month', 'year'] as const;
export type TrialUnit = (typeof TRIAL_UNITS)[number];

/** The end of a trial that begins at a time: whole days, or the same day of a later month or year, by UTC. */
export function trialEnd(startsAt: Date, count: number, unit: TrialUnit): Date {
  if (unit === 'day') return new Date(startsAt.getTime() + count * DAY_MS);
  const months = unit === 'year' ? 12 * count : count;
  const end = new Date(startsAt);
  end.setUTCMonth(end.getUTCMonth() + months, 1);
  // The 31st of January plus a month is the last day of February.
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(startsAt.getUTCDate(), lastDay));
  return end;
}

type Choice = {
  planId: number;
  validityDays: number;
  /** Of a store that has never had a plan and has not paid for this one; null without a trial. */
  trial: { count: number; unit: TrialUnit } | null;
};

/**
 * The term of a chosen plan. The plan that a store has is renewed from its end on; null while an earlier renewal has not
 * begun. Another plan begins at once and replaces what is left of the former one.
 */
export function nextTerm(
  terms: readonly PlanTerm[],
  { planId, validityDays, trial }: Choice,
  nowMs: number,
): { startsAt: Date; endsAt: Date; isTrial: boolean; isRenewal: boolean } | null {
  const current = termAt(terms, nowMs);
  const isRenewal = current !== null && current.planId === planId;
  if (isRenewal && terms.some(({ startsAt }) => startsAt.getTime() > nowMs)) return null;
  const startsAt = isRenewal ? current.endsAt : new Date(nowMs);
  const isTrial = trial !== null && terms.length === 0;
  const endsAt = isTrial
    ? trialEnd(startsAt, trial.count, trial.unit)
    : new Date(startsAt.getTime() + validityDays * DAY_MS);
  return { startsAt, endsAt, isTrial, isRenewal };
}
