import {
  addDays,
  daysBetween,
  instantOf,
  isoDate,
  type LocalDate,
  localTime,
  type OpeningHours,
  openSpans,
} from '../time/index.ts';

/** A time in which an individual vehicle is taken; the end is exclusive. */
export type Booking = { plate: string; fromMs: number; toMs: number };

export type CalendarInput = {
  from: LocalDate;
  to: LocalDate;
  plates: string[];
  bookings: Booking[];
  provider: OpeningHours;
  nowMs: number;
  timeZone: string;
};

/** `free` counts the vehicles that are free for the whole day, today for the rest of it. */
export type CalendarDay = { date: string; free: number; open: boolean; past: boolean };

/** The days from `from` to `to`, inclusive, in the time zone. */
export function vehicleCalendar(input: CalendarInput): CalendarDay[] {
  const { from, nowMs, timeZone, provider } = input;
  const count = daysBetween(from, input.to) + 1;
  const today = localTime(nowMs, timeZone);
  const spans = openSpans(provider, from, Math.max(0, count), timeZone);
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const date = addDays(from, at);
    const fromMs = instantOf({ ...date, minutes: 0 }, timeZone);
    const toMs = instantOf({ ...date, minutes: 1440 }, timeZone);
    const isToday = daysBetween(today, date) === 0;
    return {
      date: isoDate(date),
      free: freePlates(input, isToday ? nowMs : fromMs, toMs).length,
      open: spans.some((span) => span.fromMs < toMs && span.toMs > fromMs),
      past: daysBetween(today, date) < 0,
    };
  });
}

/** The vehicles that no booking takes in a time span. */
export function freePlates(
  { plates, bookings }: Pick<CalendarInput, 'plates' | 'bookings'>,
  fromMs: number,
  toMs: number,
): string[] {
  const taken = new Set(
    bookings.filter((one) => one.fromMs < toMs && one.toMs > fromMs).map(({ plate }) => plate),
  );
  return plates.filter((plate) => !taken.has(plate));
}
