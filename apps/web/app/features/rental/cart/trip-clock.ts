import { instantOf, isoDate, localTime, parseClock } from '@errand/domain/time';

/** An instant as the value of a `datetime-local` field in a zone's clock. */
export function toField(iso: string, timeZone: string): string {
  const local = localTime(Date.parse(iso), timeZone);
  return `${isoDate(local)}T${two(Math.floor(local.minutes / 60))}:${two(local.minutes % 60)}`;
}

/** The instant of a `datetime-local` field in a zone's clock; null while the field is incomplete. */
export function fromField(text: string, timeZone: string): string | null {
  const [, year, month, day, clock] = /^(\d{4})-(\d\d)-(\d\d)T(.+)$/.exec(text) ?? [];
  const minutes = parseClock(clock ?? '');
  if (year === undefined || minutes === null) return null;
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return new Date(instantOf({ ...date, minutes }, timeZone)).toISOString();
}

/** The visitor's own zone, where that of the trip is not known yet. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}
