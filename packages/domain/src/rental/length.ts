import { daysBetween, instantOf, localTime } from '../time/index.ts';
import type { RentalType } from './price.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Average speed in a city, to estimate the length of a trip by distance. */
const KILOMETERS_PER_HOUR = 30;

type Start = { type: RentalType; pickupMs: number; timeZone: string };

/**
 * The end of a trip, in whole minutes after the pickup, because stored hours are rounded fractions. Days follow the
 * zone's clock, so that a rental from 10:00 to 10:00 is one day even if clocks change in between. Hours are elapsed
 * time.
 */
export function tripEndMs({ type, pickupMs, timeZone }: Start, hours: number): number {
  const length = Math.round(hours * 60);
  if (type !== 'day_wise') return pickupMs + length * MINUTE;
  const start = localTime(pickupMs, timeZone);
  const minutes = start.minutes + length;
  return instantOf({ ...start, minutes }, timeZone) + (pickupMs % MINUTE);
}

/** The hours from pickup to return by the same clock: the inverse of `tripEndMs`. */
export function tripHours({ type, pickupMs, timeZone }: Start, returnMs: number): number {
  if (type !== 'day_wise') return (returnMs - pickupMs) / HOUR;
  const start = localTime(pickupMs, timeZone);
  const end = localTime(returnMs, timeZone);
  return (daysBetween(start, end) * 1440 + end.minutes - start.minutes) / 60;
}

/** The hours of a trip by distance without a given length, at least one. */
export function hoursOfDistance(kilometers: number): number {
  return Math.max(1, Math.ceil(kilometers / KILOMETERS_PER_HOUR));
}
