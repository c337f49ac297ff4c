import { type LanguageCode, languageRow } from '../language/index.ts';
/** Local wall-clock time. `weekday` 0 is Sunday, `minutes` are counted from midnight. */
export type LocalTime = { year: number; month: number; day: number; weekday: number; minutes: number };

/** A calendar day; `month` 1 is January. */
export type LocalDate = { year: number; month: number; day: number };

const MINUTE = 60_000;
const DAY = 1440;
const QUARTER = 15 * MINUTE;

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Cached offsets by zone and quarter hour. Offsets change only at quarter hours, and `Intl` is slow. */
const offsets = new Map<string, Map<number, number>>();
/** Per zone. */
const MAX_CACHED_OFFSETS = 10_000;

/** The local time of an instant in a time zone. Throws RangeError for an unknown zone. */
export function localTime(instantMs: number, timeZone: string): LocalTime {
  const shifted = new Date(instantMs + offsetMs(instantMs, timeZone));
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

/** Whether a text is the IANA name of a time zone that this engine knows. An offset such as "+03:00" is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    formatter(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The instant of a local time. `minutes` may lie outside the day (1500 is 01:00 of the next day). A local time that occurs
 * twice (clocks go back) is the first one. A local time that does not occur (clocks go forward) is shifted by the gap:
 * 02:30 in Berlin on the last Sunday of March is 03:30.
 */
export function instantOf(local: LocalDate & { minutes: number }, timeZone: string): number {
  const wall = Date.UTC(local.year, local.month - 1, local.day) + local.minutes * MINUTE;
  const before = offsetMs(wall - DAY * MINUTE, timeZone);
  const after = offsetMs(wall + DAY * MINUTE, timeZone);
  for (const offset of [before, after]) {
    if (offsetMs(wall - offset, timeZone) === offset) return wall - offset;
  }
  return wall - before;
}

/** The date `count` days later, with its weekday. */
export function addDays(date: LocalDate, count: number): LocalDate & { weekday: number } {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + count));
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
    weekday: moved.getUTCDay(),
  };
}

/** The number of calendar days from one date to another; 1 is the next day. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  const dayOf = ({ year, month, day }: LocalDate) => Date.UTC(year, month - 1, day) / (DAY * MINUTE);
  return dayOf(to) - dayOf(from);
}

/** The date as "2026-03-09"; sorts as text. */
export function isoDate(date: LocalDate): string {
  return [
    String(date.year).padStart(4, '0'),
    String(date.month).padStart(2, '0'),
    String(date.day).padStart(2, '0'),
  ].join('-');
}

/** Minutes from midnight: "18:30" or "18:30:00" is 1110, "24:00" is 1440. Null when the text is not a time. */
export function parseClock(text: string): number | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text.trim());
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) < 60 && minutes <= DAY ? minutes : null;
}

/** Minutes from midnight as text: 1110 is "6:30 PM" (style 12) or "18:30" (style 24). */
export function formatClock(minutes: number, style: '12' | '24'): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = String(minutes % 60).padStart(2, '0');
  if (style === '24') return `${String(hour).padStart(2, '0')}:${rest}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Minutes of the day as "18:30", "6:30 PM" or "6:30 م". */
export function minutesText(minutes: number, style: '12' | '24', language: LanguageCode): string {
  const [am, pm] = languageRow(language).dayPeriods;
  return formatClock(minutes, style).replace('AM', am).replace('PM', pm);
}

function offsetMs(instantMs: number, timeZone: string): number {
  const quarter = Math.floor(instantMs / QUARTER);
  const known = offsets.get(timeZone);
  const cached = known?.get(quarter);
  if (cached !== undefined) return cached;
  const offset = readOffset(quarter * QUARTER, timeZone);
  const ofZone = known && known.size < MAX_CACHED_OFFSETS ? known : new Map<number, number>();
  offsets.set(timeZone, ofZone.set(quarter, offset));
  return offset;
}

function readOffset(instantMs: number, timeZone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatter(timeZone).formatToParts(instantMs)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instantMs;
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  let found = formatters.get(timeZone);
  if (!found) {
    found = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timeZone, found);
  }
  return found;
}
