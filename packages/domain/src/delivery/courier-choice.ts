import { haversineKm, type Point } from '../location/index.ts';

export type CourierCandidate = { id: number; load: number; at: Point | null };
export const COURIER_REASONS = ['nearest_free', 'nearest_least_busy', 'no_location'] as const;
export type CourierReason = (typeof COURIER_REASONS)[number];

/**
 * Couriers for an order, the best one first: those without running orders before busy ones, then the nearest to the
 * pickup; couriers without a location come last among equally busy ones.
 */
export function rankCouriers<C extends CourierCandidate>(
  couriers: readonly C[],
  pickup: Point | null,
): (C & { distanceKm: number | null })[] {
  return couriers
    .map((courier) => ({
      ...courier,
      distanceKm: courier.at && pickup ? haversineKm(courier.at, pickup) : null,
    }))
    .toSorted(
      (a, b) =>
        a.load - b.load ||
        (a.distanceKm ?? Number.MAX_VALUE) - (b.distanceKm ?? Number.MAX_VALUE) ||
        a.id - b.id,
    );
}

/** Why the best courier is the best one. */
export function reasonOf({ load, distanceKm }: { load: number; distanceKm: number | null }): CourierReason {
  if (distanceKm === null) return 'no_location';
  return load === 0 ? 'nearest_free' : 'nearest_least_busy';
}
