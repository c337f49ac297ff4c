import { addDays, instantOf, localTime, parseClock } from '../time/index.ts';

/** A part of every day as clock times, `22:00` to `08:00`. The end may lie on the next day; equal times are no part. */
export type QuietHours = { from: string; until: string };

/**
 * When the quiet hours end that contain an instant, on the clock of a time zone; null outside of them. An end that does not occur
 * (clocks go forward) is shifted by the gap, and one that occurs twice (clocks go back) is the first.
 */
export function quietUntil(atMs: number, { from, until }: QuietHours, timeZone: string): number | null {
  const [start, end] = [parseClock(from), parseClock(until)];
  if (start === null || end === null || start === end) return null;
  const local = localTime(atMs, timeZone);
  const isEvening = local.minutes >= start && (start > end || local.minutes < end);
  const isMorning = start > end && local.minutes < end;
  if (!isEvening && !isMorning) return null;
  const day = isEvening && start > end ? addDays(local, 1) : local;
  const endMs = instantOf({ ...day, minutes: end }, timeZone);
  return endMs > atMs ? endMs : null;
}
