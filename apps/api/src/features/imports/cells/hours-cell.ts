import { DAYPART_LIMITS, type Daypart, dayRuns, formatClock } from '@errand/domain/time';

/** The hours of a product in a file: those of every day, and dayparts with days of their own. */
export type Hours = { availableFrom: number | null; availableTo: number | null; dayparts: Daypart[] };

export const NO_HOURS: Hours = { availableFrom: null, availableTo: null, dayparts: [] };

/** The names of days in files, by their numbers. */
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const HOURS = /^(?:(\S.*?) )?([01]?\d|2[0-3]):([0-5]\d) ?[-–] ?([01]?\d|2[0-3]):([0-5]\d)$/;

/**
 * Reads "08:00-11:30", "mon-fri 07:00-11:00 | sat,sun 08:00-12:00" or both kinds. Hours without days apply to every day,
 * and at most one part has none. Null for a text that is no such list.
 */
export function readHours(text: string): Hours | null {
  if (text.trim() === '') return NO_HOURS;
  const parts = text.split('|').map((part) => readPart(part.trim()));
  const daily = parts.filter((part) => part !== null && part.days === null);
  const dayparts = parts.flatMap((part) => (part?.days ? daypartOf(part.days, part) : []));
  if (parts.includes(null) || daily.length > 1 || dayparts.length > DAYPART_LIMITS.item) return null;
  return { availableFrom: daily[0]?.from ?? null, availableTo: daily[0]?.to ?? null, dayparts };
}

/** The hours as a text that `readHours` reads alike; empty for a product that is always sold. */
export function hoursText({ availableFrom: from, availableTo: to, dayparts }: Hours): string {
  const daily = from === null || to === null ? [] : [rangeText(from, to)];
  const others = dayparts.map(
    ({ days, fromMinutes, toMinutes }) => `${daysText(days)} ${rangeText(fromMinutes, toMinutes)}`,
  );
  return [...daily, ...others].join(' | ');
}

type Part = { days: number[] | null; from: number; to: number };

function readPart(text: string): Part | null {
  const found = HOURS.exec(text);
  if (!found) return null;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = found.slice(2).map(Number);
  const times = { from: fromHour * 60 + fromMinute, to: toHour * 60 + toMinute };
  if (found[1] === undefined) return { days: null, ...times };
  const days = readDays(found[1].toLowerCase());
  return days && { days, ...times };
}

/** Midnight as an end is the end of the day, as the console's form sends it. */
function daypartOf(days: number[], { from, to }: Part): Daypart {
  return { days, fromMinutes: from, toMinutes: to === 0 ? 1440 : to };
}

/** The days of "mon-fri" or "sat, sun", also past the end of the week: "sat-mon". Null for another text. */
function readDays(text: string): number[] | null {
  const days = text.split(',').map((part) => {
    const [first = -1, last = first, ...more] = part.split(/[-–]/).map((name) => DAYS.indexOf(name.trim()));
    if (first < 0 || last < 0 || more.length > 0) return null;
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, offset) => (first + offset) % 7);
  });
  if (days.includes(null)) return null;
  return [...new Set(days.flatMap((some) => some ?? []))].toSorted((a, b) => a - b);
}

/** Runs of three days or more are ranges: "mon-fri,sun". */
function daysText(days: readonly number[]): string {
  return dayRuns(days)
    .flatMap((run) => (run.length < 3 ? run.map(nameOf) : `${nameOf(run[0])}-${nameOf(run.at(-1))}`))
    .join(',');
}

function nameOf(day: number | undefined): string {
  return DAYS[day ?? 0] ?? '';
}

function rangeText(from: number, to: number): string {
  return `${formatClock(from, '24')}-${formatClock(to, '24')}`;
}
