import { isoDate } from '@errand/domain/time';

/** A day as the calendar's date: noon in the browser's zone, which no change of clocks moves to another day. */
export function dayOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** "2026-11-27" of a date of the calendar. */
export function isoDayOf(date: Date): string {
  return isoDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}
