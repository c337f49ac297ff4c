import { addDays, instantOf, localTime } from './clock.ts';

/**
 * A window in which items are sold: on days of the week (0 is Sunday), from and until minutes from midnight in the time
 * zone of the store. The end is exclusive. A start after the end runs past midnight, and belongs to the day on which it
 * begins; an equal start and end is the whole day.
 */
export type Daypart = { days: readonly number[]; fromMinutes: number; toMinutes: number };

/** The most windows of an item, and of all categories of a store. */
export const DAYPART_LIMITS = { item: 10, store: 60 } as const;

/** Whether an item with these dayparts is sold at an instant. Without dayparts it always is. */
export function isInDayparts(dayparts: readonly Daypart[], atMs: number, timeZone: string): boolean {
  if (dayparts.length === 0) return true;
  const now = localTime(atMs, timeZone);
  const today = now.weekday;
  const yesterday = (today + 6) % 7;
  return dayparts.some(({ days, fromMinutes: from, toMinutes: to }) => {
    if (from === to) return days.includes(today);
    if (from < to) return days.includes(today) && now.minutes >= from && now.minutes < to;
    return (days.includes(today) && now.minutes >= from) || (days.includes(yesterday) && now.minutes < to);
  });
}

/** The starts of dayparts in the eight days after an instant, the earliest first, in milliseconds since 1970. */
export function daypartStarts(dayparts: readonly Daypart[], atMs: number, timeZone: string): number[] {
  const today = localTime(atMs, timeZone);
  const starts = Array.from({ length: 8 }, (_, offset) => addDays(today, offset)).flatMap((date) =>
    dayparts
      .filter(({ days }) => days.includes(date.weekday))
      .map((daypart) => instantOf({ ...date, minutes: startOf(daypart) }, timeZone)),
  );
  return starts.filter((start) => start > atMs).toSorted((a, b) => a - b);
}

function startOf({ fromMinutes, toMinutes }: Daypart): number {
  return fromMinutes === toMinutes ? 0 : fromMinutes;
}

const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

/** Days of the week as runs of consecutive days, also past the end of the week: [0, 1, 3] is [[3], [0, 1]]. */
export function dayRuns(days: readonly number[]): number[][] {
  const isIn = (day: number) => days.includes(day % 7);
  if (FROM_MONDAY.every(isIn)) return [FROM_MONDAY];
  return FROM_MONDAY.filter((day) => isIn(day) && !isIn(day + 6)).map((first) => {
    const run: number[] = [];
    for (let day = first; isIn(day); day += 1) run.push(day % 7);
    return run;
  });
}
