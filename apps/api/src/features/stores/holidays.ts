import type { LocalDate } from '@errand/domain/time';

/** Days from `from` until the day before `before`, as "2026-12-24". */
export type DayRange = { from: string; before: string };

/** The ranges of `stores.holidays`, in order. */
export function daysOf(holidays: string): DayRange[] {
  return [...holidays.matchAll(/\[(\d{4}-\d\d-\d\d),(\d{4}-\d\d-\d\d)\)/g)].map(
    ([, from = '', before = '']) => ({ from, before }),
  );
}

/** Ranges as `stores.holidays` stores them; PostgreSQL merges those that touch. */
export function holidaysOf(ranges: readonly DayRange[]): string {
  return `{${ranges.map(({ from, before }) => `[${from},${before})`).join(',')}}`;
}

export function dateOf(day: string): Pick<LocalDate, 'year' | 'month' | 'day'> {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}
