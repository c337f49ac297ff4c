import { instantOf, localTime, parseClock } from '@errand/domain/time';
import { TIME_ZONE } from '../seed.types.ts';

const DAY_MS = 86_400_000;

/** Midnight of the demo's first day in the city, plus some days. */
export function dayFrom(now: Date, days: number): Date {
  const today = instantOf({ ...localTime(now.getTime(), TIME_ZONE), minutes: 0 }, TIME_ZONE);
  return new Date(today + days * DAY_MS);
}

/** A local time on a day before the demo starts. */
export function daysAgoAt(now: Date, days: number, clock: string): Date {
  return new Date(dayFrom(now, -days).getTime() + clockMinutes(clock) * 60_000);
}

/** Converts "18:30" to minutes of the day. */
export function clockMinutes(clock: string): number {
  const minutes = parseClock(clock);
  if (minutes === null) throw new Error(`"${clock}" is no time of day.`);
  return minutes;
}

/** Daily hours of an item; null for the whole day. */
export function dailyWindow(hours: readonly [string, string] | undefined): {
  availableFrom: number | null;
  availableTo: number | null;
} {
  if (!hours || (hours[0] === '00:00' && hours[1] === '23:59'))
    return { availableFrom: null, availableTo: null };
  return { availableFrom: clockMinutes(hours[0]), availableTo: clockMinutes(hours[1]) };
}
