const DAY_MS = 86_400_000;

/** Days are `YYYY-MM-DD` without a time zone; they are counted in UTC. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The member's own date. */
export function today(now: Date = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
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

function two(value: number): string {
  return String(value).padStart(2, '0');
}
