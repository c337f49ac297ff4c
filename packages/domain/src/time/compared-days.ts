const DAY_MS = 86_400_000;
/** A year of whole weeks, so that weekdays are compared with the same weekdays. */
const YEAR_DAYS = 364;

/** How many days ago the days are with which `from` to `to` (YYYY-MM-DD) are compared; `previous` ones end the day before. */
export function comparedDaysAgo(comparison: 'previous' | 'year', from: string, to: string): number {
  if (comparison === 'year') return YEAR_DAYS;
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1);
}

/** The fewest orders from which a change in percent says something. */
const LEAST_BEFORE = 10;

/**
 * A change in whole percent. Null where it would mislead: a figure that had been negative or 0, or a number of fewer than ten
 * before, such as from one order to three.
 */
export function changePercent(now: number, before: number, { isCount }: { isCount: boolean }): number | null {
  if (before <= 0 || (isCount && before < LEAST_BEFORE)) return null;
  return Math.round(((now - before) / before) * 100);
}
