import { type RentalType, tripEndMs, tripHours } from '@errand/domain/rental';
import { instantOf, isoDate, localTime, parseClock } from '@errand/domain/time';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** An instant as the value of a date and time field in a zone's clock. */
export function toField(at: string | number, timeZone: string): string {
  const local = localTime(new Date(at).getTime(), timeZone);
  return `${isoDate(local)}T${two(Math.floor(local.minutes / 60))}:${two(local.minutes % 60)}`;
}

/** The instant of a date and time field in a zone's clock; null while the field is incomplete. */
export function fromField(text: string, timeZone: string): string | null {
  const [, year, month, day, clock] = /^(\d{4})-(\d\d)-(\d\d)T(.+)$/.exec(text) ?? [];
  const minutes = parseClock(clock ?? '');
  if (year === undefined || minutes === null) return null;
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return new Date(instantOf({ ...date, minutes }, timeZone)).toISOString();
}

/** The first minute of a field's day, before which a trip cannot end; undefined while the field is incomplete. */
export function dayStart(text: string, timeZone: string): string | undefined {
  return fromField(text, timeZone) === null ? undefined : `${text.slice(0, 10)}T00:00`;
}

/** An instant with the offset of a zone: "2026-11-24T10:00+04:00". */
export function withOffset(at: string | number, timeZone: string): string {
  const wall = toField(at, timeZone);
  const minutes = Math.round((Date.parse(`${wall}Z`) - new Date(at).getTime()) / MINUTE);
  const size = Math.abs(minutes);
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The first and the last hour of a proposed pickup: few customers fetch a vehicle at night, and those choose the time. */
const MORNING = 9;
const EVENING = 20;

/** The first full hour in the day of the zone's clock that is at least one hour away, as the value of a field. */
export function nextPickup(nowMs: number, timeZone: string): string {
  const local = localTime(nowMs + HOUR - 1, timeZone);
  const hour = Math.floor(local.minutes / 60) + 1;
  const daytime = hour > EVENING ? 24 + MORNING : Math.max(hour, MORNING);
  return toField(instantOf({ ...local, minutes: daytime * 60 }, timeZone), timeZone);
}

type Times = { type: RentalType; pickupAt: string; returnAt: string };

/** The return that keeps the length of a trip with another pickup; the same while a field is incomplete. */
export function movedReturn({ type, pickupAt, returnAt }: Times, nextAt: string, timeZone: string): string {
  const [before, after, end] = [pickupAt, nextAt, returnAt].map((text) => fromField(text, timeZone));
  if (!before || !after || !end) return returnAt;
  const hours = tripHours({ type, pickupMs: Date.parse(before), timeZone }, Date.parse(end));
  if (hours <= 0) return returnAt;
  return toField(tripEndMs({ type, pickupMs: Date.parse(after), timeZone }, hours), timeZone);
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}
