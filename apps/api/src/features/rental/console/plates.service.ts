import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/rental/vehicles';
import { closureFault } from '@errand/domain/rental';
import { type ConsoleContext, publishShopChanged } from '../../../console/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { listCalendarBookings, vehicleClosures } from '../../fleet/index.ts';
import { type Plates, requireUnbooked, withPlates } from '../records/plates.ts';
import { listTakenPlates, type VehicleRecord, vehicleRows } from '../records/vehicles.queries.ts';
import { readVehicle } from './vehicles.service.ts';

/**
 * Adds individual vehicles, which are in service. Throws `plate_taken` with those that the provider already has, and
 * `plates_many`.
 */
export function addPlates(
  ctx: ConsoleContext,
  id: number,
  { plates: given }: ParsedInput<typeof contract.addVehiclePlates>['body'],
) {
  const added = [...new Set(given)];
  return changePlates(ctx, id, async (record) => {
    const { plates, idlePlates } = record;
    const own = added.filter((plate) => plates.includes(plate) || idlePlates.includes(plate));
    const taken = own.length > 0 ? [...own, ...(await listTakenPlates(ctx.db, record, added))] : [];
    if (taken.length > 0) throw new AppError('plate_taken', { plates: taken.join(', ') });
    return withPlates(ctx.db, record, { plates: added, idlePlates: [] }, ctx.now());
  });
}

/** Takes an individual vehicle out of service or puts it in service. Throws `plate_booked` and `not_found`. */
export function setService(
  ctx: ConsoleContext,
  id: number,
  { plate, in_service }: ParsedInput<typeof contract.setPlateService>['body'],
) {
  return changePlates(ctx, id, async (record) => {
    if (!in_service) await requireUnbooked(ctx.db, id, plate, { from: new Date(ctx.now()) });
    const rest = without(record, plate);
    return in_service
      ? { ...rest, plates: [...rest.plates, plate] }
      : { ...rest, idlePlates: [...rest.idlePlates, plate] };
  });
}

/** Removes an individual vehicle. Throws `plate_booked` and `not_found`. */
export function removePlate(
  ctx: ConsoleContext,
  id: number,
  { plate }: ParsedInput<typeof contract.removePlate>['body'],
) {
  return changePlates(ctx, id, async (record, tx) => {
    await requireUnbooked(ctx.db, id, plate, { from: new Date(ctx.now()) });
    await vehicleClosures.remove(tx, id, { plate });
    return without(record, plate);
  });
}

/**
 * Closes an individual vehicle for a time. Throws `closure_period`, `not_found`, `plate_booked` with the trips of that
 * time, and `plate_closed` if it is closed then already.
 */
export function closePlate(
  ctx: ConsoleContext,
  id: number,
  { plate, reason, ...period }: ParsedInput<typeof contract.closePlate>['body'],
) {
  const range = closureRange(ctx, period);
  return changePlates(ctx, id, async (record, tx) => {
    await requireOpen(tx, record, plate, range);
    await vehicleClosures.add(tx, range, { vehicleId: id, plate, reason });
    return record;
  });
}

/** Changes the time, the plate or the reason of a closure. Throws as `closePlate`. */
export function moveClosure(
  ctx: ConsoleContext,
  id: number,
  { closure_id, plate, reason, ...period }: ParsedInput<typeof contract.moveClosure>['body'],
) {
  const range = closureRange(ctx, period);
  return changePlates(ctx, id, async (record, tx) => {
    await requireOpen(tx, record, plate, range, closure_id);
    const closure = { id: closure_id, vehicleId: id, plate, reason };
    requireFound((await vehicleClosures.change(tx, range, closure)) || null);
    return record;
  });
}

type Range = { from: Date; to: Date };

function closureRange(ctx: ConsoleContext, period: { from: string; to: string }): Range {
  const [from, to] = [new Date(period.from), new Date(period.to)];
  const fault = closureFault(from.getTime(), to.getTime(), ctx.now());
  if (fault) throw new AppError(fault, {}, 'to');
  return { from, to };
}

/** Throws unless a plate of the class is neither booked nor closed in a time, except by the closure `except`. */
async function requireOpen(
  tx: Tx,
  record: VehicleRecord,
  plate: string,
  range: Range,
  except = 0,
): Promise<void> {
  without(record, plate);
  await requireUnbooked(tx, record.id, plate, range);
  const isClosed = (await listCalendarBookings(tx, [record.id], range)).some(
    (one) => one.plate === plate && one.orderId === null && one.id !== except,
  );
  if (isClosed) throw new AppError('plate_closed', { plate });
}

/** Removes a closure. Throws `not_found`. */
export function reopenPlate(
  ctx: ConsoleContext,
  id: number,
  { closure_id }: ParsedInput<typeof contract.reopenPlate>['body'],
) {
  return changePlates(ctx, id, async (record, tx) => {
    requireFound((await vehicleClosures.remove(tx, id, { id: closure_id })) || null);
    return record;
  });
}

function without({ plates, idlePlates }: Plates, plate: string): Plates {
  if (!plates.includes(plate) && !idlePlates.includes(plate)) throw new AppError('not_found');
  const others = (all: string[]) => all.filter((other) => other !== plate);
  return { plates: others(plates), idlePlates: others(idlePlates) };
}

/** Bookings lock the vehicle too, so that none takes a plate that is being removed. */
function changePlates(
  ctx: ConsoleContext,
  id: number,
  change: (record: VehicleRecord, tx: Tx) => Promise<Plates>,
) {
  return ctx.db.transaction(async (tx) => {
    const record = requireFound(await vehicleRows.lock(tx, id));
    const { plates, idlePlates } = await change(record, tx);
    await vehicleRows.update(tx, id, { plates, idlePlates });
    await publishShopChanged(ctx);
    return readVehicle(ctx, id);
  });
}
