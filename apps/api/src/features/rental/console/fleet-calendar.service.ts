import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/rental/calendar';
import { addDays, instantOf, type LocalDate } from '@errand/domain/time';
import type { ConsoleContext } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { requireFound } from '../../../platform/http/index.ts';
import { listCalendarBookings } from '../../fleet/index.ts';
import { findShopTimeZone } from '../../settings/index.ts';
import { listProviders, listVehiclesOf, type Vehicle } from '../records/vehicles.queries.ts';

/** The most individual vehicles of one answer; a calendar of more is read by kind. */
const MOST_ROWS = 300;

/** The trips and closures of a provider's individual vehicles. Throws `not_found` for a store that rents nothing out. */
export async function readCalendar(
  ctx: ConsoleContext,
  providerId: number,
  query: ParsedInput<typeof contract.getFleetCalendar>['query'],
) {
  const [provider] = await listProviders(ctx.db, providerId, 1);
  const { id, name } = requireFound(provider);
  const timeZone = await findShopTimeZone(ctx.db);
  const starts = startsOf(dayOf(query.from), query.days, timeZone);
  const days = starts.slice(0, -1);
  const [from = new Date(0), to = from] = [days[0], starts.at(-1)];
  const fleet = (await listVehiclesOf(ctx.db, providerId)).filter((one) => individuals(one).length > 0);
  const shown = fleet.filter((one) => query.vehicle_id === undefined || one.id === query.vehicle_id);
  const all = shown.flatMap(individuals);
  const ids = shown.map((one) => one.id);
  const bookings = Map.groupBy(await listCalendarBookings(ctx.db, ids, { from, to }), keyOf);
  return {
    provider: { id, name: translated(name, ctx.language) },
    days: days.map((day) => day.toISOString()),
    to: to.toISOString(),
    vehicles: fleet.map((one) => named(ctx, one)),
    rows: all.slice(0, MOST_ROWS).map(({ vehicle, plate, in_service }) => {
      const own = bookings.get(keyOf({ vehicleId: vehicle.id, plate })) ?? [];
      const spanOf = ({ fromAt, toAt }: (typeof own)[number]) => ({
        from: fromAt.toISOString(),
        to: toAt.toISOString(),
      });
      return {
        vehicle: named(ctx, vehicle),
        plate,
        in_service,
        trips: own.flatMap((one) => (one.orderId === null ? [] : [{ id: one.orderId, ...spanOf(one) }])),
        closures: own
          .filter(({ orderId }) => orderId === null)
          .map((one) => ({ id: one.id, ...spanOf(one), reason: one.reason ?? '' })),
      };
    }),
    has_more: all.length > MOST_ROWS,
  };
}

function keyOf({ vehicleId, plate }: { vehicleId: number; plate: string }): string {
  return `${vehicleId} ${plate}`;
}

function named(ctx: ConsoleContext, { id, name }: Pick<Vehicle, 'id' | 'name'>) {
  return { id, name: translated(name, ctx.language) };
}

function individuals(vehicle: Vehicle) {
  const { plates, idlePlates } = vehicle;
  return [
    ...plates.map((plate) => ({ vehicle, plate, in_service: true })),
    ...idlePlates.map((plate) => ({ vehicle, plate, in_service: false })),
  ];
}

/** When days begin, and when the last one ends. */
function startsOf(first: LocalDate, days: number, timeZone: string): Date[] {
  return Array.from(
    { length: days + 1 },
    (_, index) => new Date(instantOf({ ...addDays(first, index), minutes: 0 }, timeZone)),
  );
}

function dayOf(text: string): LocalDate {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return { year, month, day };
}
