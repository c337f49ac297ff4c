import { isoDate, localTime } from '@errand/domain/time';

/** Calendar days from now to an instant, both in the time zone: 0 is today, 1 tomorrow, -1 yesterday. */
export function daysAhead(atMs: number, nowMs: number, timeZone: string): number {
  return Math.round((midnight(atMs, timeZone) - midnight(nowMs, timeZone)) / 86_400_000);
}

/** Whether the browser's clock shows the same date and time as the zone's at that instant. */
export function isSameClock(iso: string, timeZone: string): boolean {
  const at = new Date(iso);
  const own = -at.getTimezoneOffset() * 60_000;
  const { year, month, day, minutes } = localTime(at.getTime(), timeZone);
  const wall = Date.UTC(year, month - 1, day) + minutes * 60_000;
  return Math.floor((at.getTime() + own) / 60_000) === Math.floor(wall / 60_000);
}

/** The zone's calendar day as UTC midnight, so that a day with a clock change is still one day. */
function midnight(instantMs: number, timeZone: string): number {
  return Date.parse(`${isoDate(localTime(instantMs, timeZone))}T00:00:00Z`);
}
