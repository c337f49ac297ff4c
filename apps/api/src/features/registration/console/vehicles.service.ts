import type { ParsedInput } from '@errand/contract';
import type {
  listVehiclesOfCouriers,
  VehicleBody,
  VehicleRow,
} from '@errand/contract/console/couriers/vehicles';
import { vehicleFault } from '@errand/domain/delivery';
import { withoutEmpty } from '@errand/domain/language';
import { asc } from 'drizzle-orm';
import { type ConsoleContext, entryService, pageOf, versionedRows } from '../../../console/index.ts';
import { AppError, toWire } from '../../../platform/http/index.ts';
import { courierVehicles } from '../registration.tables.ts';

const rows = versionedRows(courierVehicles);

/** The vehicles that couriers drive. Create and update throw `vehicle_distance_missing`. */
export const vehicles = entryService({
  rows,
  toValues(_, body: VehicleBody) {
    const { name, needed_from_km: neededFromKm = null, extra_minor: extraMinor, position, active } = body;
    const fault = vehicleFault({ extraMinor, neededFromKm });
    if (fault) throw new AppError(fault, {}, 'needed_from_km');
    return { name: withoutEmpty(name), neededFromKm, extraMinor, position, active };
  },
  toRows: (_, records): VehicleRow[] => records.map(toWire),
});

export async function listVehicles(
  ctx: ConsoleContext,
  query: ParsedInput<typeof listVehiclesOfCouriers>['query'],
) {
  const all = await rows.list(ctx.db, { order: [asc(courierVehicles.position), asc(courierVehicles.id)] });
  const page = pageOf(all, query);
  return { ...page, rows: page.rows.map(toWire) };
}
