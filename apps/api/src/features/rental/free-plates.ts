import { freePlates } from '@errand/domain/rental';
import type { VehicleBooking } from '../fleet/index.ts';

/** The individual vehicles of a class that have no booking between two instants. */
export function freeOf(
  { id, plates }: { id: number; plates: string[] },
  bookings: VehicleBooking[],
  fromMs: number,
  toMs: number,
): string[] {
  const own = bookings.filter(({ vehicleId }) => vehicleId === id);
  const times = own.map(({ plate, fromAt, toAt }) => ({
    plate,
    fromMs: fromAt.getTime(),
    toMs: toAt.getTime(),
  }));
  return freePlates({ plates, bookings: times }, fromMs, toMs);
}
