import { shiftMonth } from '@errand/domain/books';

const SHOWN = 36;

/** The latest months, this one first, by `YYYY-MM`. */
export function latestMonths(now: number, nameOf: (month: string) => string): Record<string, string> {
  const current = new Date(now).toISOString().slice(0, 7);
  const months = Array.from({ length: SHOWN }, (_, back) => shiftMonth(current, -back));
  return Object.fromEntries(months.map((month) => [month, nameOf(month)]));
}
