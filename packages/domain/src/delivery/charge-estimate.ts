import { type ChargeInput, deliveryChargeMinor } from './charge.ts';

/** Longer than any route on Earth. */
const FARTHEST_KM = 40_000;

export type ChargeEstimate = {
  /** The charge when `isExact`, otherwise its lower bound. */
  fromMinor: number;
  isExact: boolean;
};

/**
 * The charge if only a lower bound of the route's length is known, such as the straight line. It is a lower bound,
 * because the charge never falls with the distance. It is exact if it does not depend on the distance or has reached
 * its maximum.
 */
export function estimateChargeMinor(
  input: Omit<ChargeInput, 'distanceKm'>,
  atLeastKm: number,
): ChargeEstimate {
  const nearest = deliveryChargeMinor({ ...input, distanceKm: atLeastKm }).totalMinor;
  const farthest = deliveryChargeMinor({ ...input, distanceKm: FARTHEST_KM }).totalMinor;
  return { fromMinor: nearest, isExact: nearest === farthest };
}
