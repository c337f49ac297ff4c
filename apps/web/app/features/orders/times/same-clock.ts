import { localTime } from '@errand/domain/time';

/** Whether the browser's clock shows the same date and time as the zone's at that instant. */
export function isSameClock(iso: string, timeZone: string): boolean {
  const at = new Date(iso);
  const own = -at.getTimezoneOffset() * 60_000;
  const { year, month, day, minutes } = localTime(at.getTime(), timeZone);
  const wall = Date.UTC(year, month - 1, day) + minutes * 60_000;
  return Math.floor((at.getTime() + own) / 60_000) === Math.floor(wall / 60_000);
}
