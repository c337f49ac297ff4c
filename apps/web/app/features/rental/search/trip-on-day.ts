import type { Vehicle } from '@errand/contract/rental';
import type { RentalType } from '@errand/domain/rental';
import { daysFrom } from '../calendar/calendar-month.ts';
import { fromField, nextPickup, toField, withOffset } from '../cart/trip-clock.ts';
import { daysLater, type SearchedTrip } from './trip-address.ts';
import { returnFor } from './trip-draft.ts';

/**
 * The trip moved to a day. Without a trip, one with the default length from 10:00, in the vehicle's first rental type.
 */
export function tripOnDay(
  trip: SearchedTrip | null,
  date: string,
  vehicle: Vehicle,
  nowMs: number,
): SearchedTrip {
  const { time_zone: timeZone } = vehicle;
  if (trip) {
    const from = toField(trip.pickupAt, timeZone).slice(0, 10);
    return daysLater(trip, daysFrom(from, date), timeZone);
  }
  const type = firstType(vehicle);
  const start = `${date}T${laterToday(date, nowMs, timeZone)}`;
  const at = (field: string) => withOffset(fromField(field, timeZone) ?? nowMs, timeZone);
  const base = { type, pickupAt: at(start), pickup: null, destination: null };
  if (type === 'distance_wise') return { ...base, returnAt: null, kilometers: 20 };
  return { ...base, returnAt: at(returnFor(type, start, timeZone)), kilometers: null };
}

function firstType(vehicle: Vehicle): RentalType {
  if (vehicle.day_wise_price_now !== null) return 'day_wise';
  return vehicle.hourly_price_now !== null ? 'hourly' : 'distance_wise';
}

/** 10:00, or on the zone's current day the next full hour, at most 23:00. */
function laterToday(date: string, nowMs: number, timeZone: string): string {
  const [today, clock = ''] = nextPickup(nowMs, timeZone).split('T');
  if (toField(nowMs, timeZone).slice(0, 10) !== date) return '10:00';
  if (today !== date) return '23:00';
  return clock > '10:00' ? clock : '10:00';
}
