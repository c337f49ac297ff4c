/** What a courier vehicle may hold. */
export const VEHICLE_LIMITS = {
  /** Surcharge of an order that needs the vehicle. */
  extraMinor: 1_000_000_000,
  /** The distance in kilometers from which deliveries need it. */
  neededFromKm: 1000,
  position: 1000,
} as const;

/**
 * Why a vehicle cannot be stored; null if it can. An extra charge applies from a distance upward, so without the distance
 * no order would ever have it.
 */
export function vehicleFault(vehicle: {
  extraMinor: number;
  neededFromKm: number | null;
}): 'vehicle_distance_missing' | null {
  return vehicle.extraMinor > 0 && vehicle.neededFromKm === null ? 'vehicle_distance_missing' : null;
}
