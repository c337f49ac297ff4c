import type { VehicleCalendar } from '@errand/contract/rental-discovery';
import { addDays, daysBetween, isoDate, type LocalDate } from '@errand/domain/time';

export type CalendarDay = VehicleCalendar['days'][number];
export type DayState = 'free' | 'taken' | 'closed' | 'past';

const WEEK = 7;

/** "2026-11" some months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** The days of a month in weeks from Sunday on; null before the first and after the last day. */
export function weeksOf(days: CalendarDay[]): (CalendarDay | null)[][] {
  const [first] = days;
  if (!first) return [];
  // 4 January 1970 was a Sunday.
  const weekday = daysBetween({ year: 1970, month: 1, day: 4 }, dateOf(first.date)) % WEEK;
  const cells = [...Array.from({ length: weekday }, () => null), ...days];
  const weeks = Math.ceil(cells.length / WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (_day, day) => cells[week * WEEK + day] ?? null),
  );
}

export function stateOf({ past, open, free }: CalendarDay): DayState {
  if (past) return 'past';
  if (!open) return 'closed';
  return free > 0 ? 'free' : 'taken';
}

/** How many days a key moves the focus; null for other keys. Arrows follow the reading direction. */
export function daysOfKey(key: string, rtl: boolean, weekday: number): number | null {
  const forward = rtl ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: WEEK,
    ArrowUp: -WEEK,
    Home: -weekday,
    End: WEEK - 1 - weekday,
  };
  return steps[key] ?? null;
}

/** "2026-11-24" some days later. */
export function dayAfter(date: string, days: number): string {
  return isoDate(addDays(dateOf(date), days));
}

export function daysFrom(from: string, to: string): number {
  return daysBetween(dateOf(from), dateOf(to));
}

function dateOf(text: string): LocalDate {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return { year, month, day };
}
