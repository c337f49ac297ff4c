import { addDays, instantOf, isoDate, type LocalDate, localTime, parseClock } from './clock.ts';

/** One interval of opening hours as stored and sent. `day` 0 is Sunday, times are "HH:mm" or "HH:mm:ss". */
export type Schedule = { day: number; opening_time: string; closing_time: string };

/** A schedule in minutes. `closes` is always after `opens`; above 1440 it lies on the next day. */
export type OpenInterval = { day: number; opens: number; closes: number };

/** A time span; the end is exclusive. */
export type TimeSpan = { fromMs: number; toMs: number };

export type OpenState = {
  open: boolean;
  /** When an open store closes; null when it is closed or never closes. */
  closesAtMs: number | null;
  /** When a closed store opens next; null when it is open or never opens. */
  opensAtMs: number | null;
};

/** Days from `from` until the day before `before`, as "2026-12-24". */
export type DayRange = { from: string; before: string };

/**
 * When a store is closed in spite of its hours. `closures` are times, such as a pause. On the days of `holidays` no hours
 * begin: the night of a holiday is closed to its end, while hours that began on the evening before run on past midnight.
 */
export type Exceptions = { closures?: readonly TimeSpan[]; holidays?: readonly DayRange[] };

/** A store that is always open is closed during closures, and on holidays from midnight to midnight. */
export type OpeningHours = Exceptions & { schedules: Schedule[]; alwaysOpen: boolean };

const DAY = 1440;
/** Weeks repeat, so a store that does not open within eight days never opens. */
const LOOK_AHEAD_DAYS = 8;
const ALWAYS: TimeSpan = { fromMs: Number.NEGATIVE_INFINITY, toMs: Number.POSITIVE_INFINITY };
const DAY_MS = 86_400_000;

/**
 * Parses a schedule. A closing time before the opening time lies on the next day (18:00 to 02:00); equal times are a
 * whole day; 23:59 is midnight, because some systems cannot store 24:00. Null when a time or the day is invalid.
 */
export function openInterval(schedule: Schedule): OpenInterval | null {
  const opens = parseClock(schedule.opening_time);
  const parsed = parseClock(schedule.closing_time);
  if (opens === null || parsed === null || opens >= DAY) return null;
  if (!Number.isInteger(schedule.day) || schedule.day < 0 || schedule.day > 6) return null;
  const closes = parsed === DAY - 1 ? DAY : parsed;
  return { day: schedule.day, opens, closes: closes > opens ? closes : closes + DAY };
}

/** Whether a store is open at an instant, and when that changes next. An always open store changes at exceptions only. */
export function openState(
  schedules: Schedule[],
  alwaysOpen: boolean,
  atMs: number,
  timeZone: string,
  { closures = [], holidays = [] }: Exceptions = {},
): OpenState {
  const near = nearClosures([...closures, ...holidaySpans(holidays, timeZone)], atMs);
  // During a long closure the search starts at its end. A closure without an end needs no search.
  const closedUntilMs = Math.max(atMs, ...near.map(({ toMs }) => toMs).filter(Number.isFinite));
  const days = LOOK_AHEAD_DAYS + Math.ceil((closedUntilMs - atMs) / DAY_MS);
  const hours = { schedules, alwaysOpen, closures, holidays };
  const spans = openSpans(hours, localTime(atMs, timeZone), days, timeZone);
  const span = spans.find(({ toMs }) => atMs < toMs);
  if (!span || atMs < span.fromMs) return { open: false, closesAtMs: null, opensAtMs: span?.fromMs ?? null };
  // Weekly hours never close if their opening lasts until the end of the search. Callers show only the time of day of the
  // closing, which is unambiguous for up to a day.
  const isEndless = alwaysOpen || span === spans[spans.length - 1];
  const neverCloses = isEndless && span.toMs - atMs > DAY_MS;
  return { open: true, closesAtMs: neverCloses ? null : span.toMs, opensAtMs: null };
}

/** The closures that can hide the next opening: each begins soon after the instant, or after the end of one before it. */
function nearClosures(closures: readonly TimeSpan[], atMs: number): TimeSpan[] {
  const near: TimeSpan[] = [];
  let untilMs = atMs;
  for (const closure of closures.toSorted((a, b) => a.fromMs - b.fromMs)) {
    if (closure.fromMs >= untilMs + LOOK_AHEAD_DAYS * DAY_MS) break;
    near.push(closure);
    untilMs = Math.max(untilMs, closure.toMs);
  }
  return near;
}

/**
 * The end of the day of an instant: midnight, or the end of hours that run past it, if they end before noon. A pause "for
 * today" thus lasts through the night.
 */
export function endOfOpenDay(hours: OpeningHours, atMs: number, timeZone: string): number {
  const today = localTime(atMs, timeZone);
  const midnightMs = instantOf({ ...today, minutes: DAY }, timeZone);
  if (hours.alwaysOpen) return midnightMs;
  const spans = openSpans({ ...hours, closures: [] }, today, 1, timeZone);
  const night = spans.find(({ fromMs, toMs }) => fromMs < midnightMs && midnightMs < toMs);
  return night && night.toMs - midnightMs < DAY_MS / 2 ? night.toMs : midnightMs;
}

/**
 * The open spans of `days` days starting at `from`, in order, with adjacent and overlapping intervals merged and without
 * closures and holidays. Includes the day before `from`, because its hours may run past midnight. A store that is always
 * open has spans without ends.
 */
export function openSpans(
  { schedules, alwaysOpen, closures = [], holidays = [] }: OpeningHours,
  from: LocalDate,
  days: number,
  timeZone: string,
): TimeSpan[] {
  const spans = alwaysOpen
    ? holidaySpans(holidays, timeZone).reduce(without, [{ ...ALWAYS }])
    : scheduledSpans({ schedules, holidays }, from, days, timeZone);
  return closures.reduce(without, spans);
}

/** The calendar days of holidays as times. */
function holidaySpans(holidays: readonly DayRange[], timeZone: string): TimeSpan[] {
  const startOf = (day: string) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return instantOf({ year, month, day: date, minutes: 0 }, timeZone);
  };
  return holidays.map(({ from, before }) => ({ fromMs: startOf(from), toMs: startOf(before) }));
}

function without(spans: TimeSpan[], closure: TimeSpan): TimeSpan[] {
  return spans.flatMap((span) =>
    [
      { fromMs: span.fromMs, toMs: Math.min(span.toMs, closure.fromMs) },
      { fromMs: Math.max(span.fromMs, closure.toMs), toMs: span.toMs },
    ].filter(({ fromMs, toMs }) => fromMs < toMs),
  );
}

function scheduledSpans(
  { schedules, holidays }: { schedules: Schedule[]; holidays: readonly DayRange[] },
  from: LocalDate,
  days: number,
  timeZone: string,
): TimeSpan[] {
  const intervals = schedules.map(openInterval).filter((interval) => interval !== null);
  const spans: TimeSpan[] = [];
  for (let count = -1; count < days; count += 1) {
    const date = addDays(from, count);
    const day = isoDate(date);
    if (holidays.some((holiday) => holiday.from <= day && day < holiday.before)) continue;
    for (const interval of intervals) {
      if (interval.day !== date.weekday) continue;
      const fromMs = instantOf({ ...date, minutes: interval.opens }, timeZone);
      const toMs = instantOf({ ...date, minutes: interval.closes }, timeZone);
      // Hours that are skipped when clocks go forward are empty.
      if (fromMs < toMs) spans.push({ fromMs, toMs });
    }
  }
  return mergeSpans(spans);
}

function mergeSpans(spans: TimeSpan[]): TimeSpan[] {
  const joined: TimeSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = joined[joined.length - 1];
    if (last && span.fromMs <= last.toMs) last.toMs = Math.max(last.toMs, span.toMs);
    else joined.push({ ...span });
  }
  return joined;
}
