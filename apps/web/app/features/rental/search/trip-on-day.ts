import type { Vehicle } from '@errand/contract/rental';
import type { RentalType } from '@errand/domain/rental';
import { dayAfter, daysFrom } from '../calendar/calendar-month.ts';
import { daysLater, type SearchedTrip } from './trip-address.ts';
import { withOffset } from './trip-draft.ts';

/** The trip moved to a day; without one a day, some hours or a distance from 10:00 on, as the vehicle is rented. */
export function tripOnDay(
  trip: SearchedTrip | null,
  date: string,
  vehicle: Vehicle,
  nowMs: number,
): SearchedTrip {
  if (trip) return daysLater(trip, daysFrom(trip.pickupAt.slice(0, 10), date));
  const type = firstType(vehicle);
  const start = laterToday(date, nowMs);
  const pickupAt = withOffset(`${date}T${start}`);
  const base = { type, pickupAt, pickup: null, destination: null };
  if (type === 'distance_wise') return { ...base, returnAt: null, kilometers: 20 };
  if (type === 'day_wise')
    return { ...base, returnAt: withOffset(`${dayAfter(date, 1)}T${start}`), kilometers: null };
  const end = new Date(Date.parse(`${date}T${start}Z`) + 2 * 3_600_000).toISOString().slice(0, 16);
  return { ...base, returnAt: withOffset(end), kilometers: null };
}

function firstType(vehicle: Vehicle): RentalType {
  if (vehicle.day_wise_price_now !== null) return 'day_wise';
  return vehicle.hourly_price_now !== null ? 'hourly' : 'distance_wise';
}

/** 10:00, or on the current day the next full hour, at most 23:00. */
function laterToday(date: string, nowMs: number): string {
  const now = new Date(nowMs);
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const hour = date === today ? Math.max(10, Math.min(now.getHours() + 1, 23)) : 10;
  return `${two(hour)}:00`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
