import { VEHICLE_LIMITS } from '@errand/domain/rental';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { listUpcomingBookings } from '../../fleet/index.ts';
import { listTakenPlates, type Vehicle } from './vehicles.queries.ts';

/** The individual vehicles of a kind, in and out of service. */
export type Plates = Pick<Vehicle, 'plates' | 'idlePlates'>;

/**
 * The plates of a kind with these in and out of service; others stay as they are. Lock the kind first. Throws
 * `plate_taken` with those of the provider's other kinds, `plates_many`, and `plate_booked` for a plate that is taken out
 * of service.
 */
export async function withPlates(
  q: Queryable,
  record: Plates & { id: number; providerId: number },
  given: Plates,
  nowMs: number,
): Promise<Plates> {
  const { plates, idlePlates } = record;
  const known = new Set([...plates, ...idlePlates]);
  const added = [...given.plates, ...given.idlePlates].filter((plate) => !known.has(plate));
  const taken = await listTakenPlates(q, record, added);
  if (taken.length > 0) throw new AppError('plate_taken', { plates: taken.join(', ') });
  if (known.size + added.length > VEHICLE_LIMITS.plates)
    throw new AppError('plates_many', { most: VEHICLE_LIMITS.plates });
  for (const plate of given.idlePlates)
    if (plates.includes(plate)) await requireUnbooked(q, record.id, plate, { from: new Date(nowMs) });
  return {
    plates: moved(plates, given.plates, given.idlePlates),
    idlePlates: moved(idlePlates, given.idlePlates, given.plates),
  };
}

function moved(own: string[], added: string[], removed: string[]): string[] {
  return [...new Set([...own, ...added])].filter((plate) => !removed.includes(plate));
}

/** Throws `plate_booked` with the numbers of the trips of a time, which has no end by default. */
export async function requireUnbooked(
  q: Queryable,
  vehicleId: number,
  plate: string,
  { from, to = null }: { from: Date; to?: Date | null },
): Promise<void> {
  const bookings = await listUpcomingBookings(q, vehicleId, from);
  const trips = bookings
    .filter((one) => one.plate === plate && (to === null || one.fromAt < to))
    .flatMap(({ orderId }) => (orderId === null ? [] : [`#${orderId}`]));
  if (trips.length > 0) throw new AppError('plate_booked', { plate, trips: trips.join(', ') });
}
