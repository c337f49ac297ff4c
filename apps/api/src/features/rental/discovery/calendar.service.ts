import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/rental-discovery';
import { vehicleCalendar } from '@errand/domain/rental';
import { addDays, daysBetween, instantOf, type LocalDate, localTime } from '@errand/domain/time';
import { type RequestContext, requireFound } from '../../../platform/http/index.ts';
import { listBookings } from '../../fleet/index.ts';
import { requireStore, storeHours } from '../../stores/index.ts';
import { findVehicleRow } from '../vehicles.queries.ts';

type Query = ParsedInput<typeof contract.getVehicleCalendar>['query'];

const MOST_DAYS = 92;

/** The free and taken days of a vehicle in the clock of its provider's zone. Throws `not_found`. */
export async function getCalendar(
  ctx: RequestContext<'db' | 'now' | 'pool'>,
  idOrSlug: string,
  query: Query,
): Promise<contract.VehicleCalendar> {
  const vehicle = requireFound(await findVehicleRow(ctx.pool, idOrSlug));
  const timeZone = vehicle.time_zone;
  const { from, to } = daysOf(query, localTime(ctx.now(), timeZone));
  const range = {
    from: new Date(instantOf({ ...from, minutes: 0 }, timeZone)),
    to: new Date(instantOf({ ...to, minutes: 1440 }, timeZone)),
  };
  const [provider, bookings] = await Promise.all([
    requireStore(ctx.db, vehicle.provider.id),
    listBookings(ctx.db, [vehicle.id], range),
  ]);
  const days = vehicleCalendar({
    from,
    to,
    plates: vehicle.plates,
    bookings: bookings.map(({ plate, fromAt, toAt }) => ({
      plate,
      fromMs: fromAt.getTime(),
      toMs: toAt.getTime(),
    })),
    provider: storeHours.hoursOf(provider),
    nowMs: ctx.now(),
    timeZone,
  });
  return { vehicle_id: vehicle.id, time_zone: timeZone, total_vehicles: vehicle.plates.length, days };
}

/** The days of a month, from one day to another, or of the current month; at most about three months. */
function daysOf(
  { month, from: first, to: last }: Query,
  today: LocalDate,
): { from: LocalDate; to: LocalDate } {
  if (first || last) {
    const from = first ? dateOf(first) : today;
    const to = last ? dateOf(last) : addDays(from, 30);
    return { from, to: daysBetween(from, to) < MOST_DAYS ? to : addDays(from, MOST_DAYS - 1) };
  }
  const { year, month: number } = month ? dateOf(`${month}-01`) : today;
  const from = { year, month: number, day: 1 };
  const next = number === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: number + 1, day: 1 };
  return { from, to: addDays(next, -1) };
}

/** Normalizes days that do not exist: February 30 is March 2. */
function dateOf(text: string): LocalDate {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return addDays({ year, month, day }, 0);
}
