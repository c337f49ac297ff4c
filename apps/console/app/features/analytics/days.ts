import { isoDate, localTime } from '@errand/domain/time';

const DAY_MS = 86_400_000;

/** Days are `YYYY-MM-DD` without a time zone; they are counted in UTC. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The date of the shop's clock, by which orders are counted. */
export function today(timeZone: string, nowMs: number = Date.now()): string {
  return isoDate(localTime(nowMs, timeZone));
}

/** The step between two times of a chart. */
type Step = 'day' | 'week' | 'month';

/** Every step from the first to the last day, so that times without orders are in a chart too. */
export function listTimes(by: Step, from: string, to: string): string[] {
  const times: string[] = [];
  for (let at = startOf(by, from); at <= to && times.length < 400; at = next(by, at)) times.push(at);
  return times;
}

function startOf(by: Step, day: string): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  // Weeks begin on Monday, as in the figures.
  return by === 'week' ? addDays(day, -((new Date(day).getUTCDay() + 6) % 7)) : day;
}

function next(by: Step, at: string): string {
  if (by === 'month') return startOf('month', addDays(at, 31));
  return addDays(at, by === 'week' ? 7 : 1);
}
