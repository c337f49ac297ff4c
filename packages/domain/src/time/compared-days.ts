const DAY_MS = 86_400_000;
/** A year of whole weeks, so that weekdays are compared with the same weekdays. */
const YEAR_DAYS = 364;

/**
 * How many days before `from` and `to` (YYYY-MM-DD) the period begins and ends with which they are compared. `previous` is the
 * period that ends the day before `from`.
 */
export function comparedDaysAgo(comparison: 'previous' | 'year', from: string, to: string): number {
  if (comparison === 'year') return YEAR_DAYS;
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1);
}

/** The fewest orders from which a change in percent says something. */
const LEAST_BEFORE = 10;

/**
 * A change in whole percent. Null where it would mislead: if the earlier figure was not positive, or was a count below ten.
 */
export function changePercent(now: number, before: number, { isCount }: { isCount: boolean }): number | null {
  if (before <= 0 || (isCount && before < LEAST_BEFORE)) return null;
  return Math.round(((now - before) / before) * 100);
}
