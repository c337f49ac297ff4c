import { isInOutline, type Point } from '../location/index.ts';

/**
 * Whether a place is in a store's own delivery area, given by its corners as longitude and latitude; null is the whole zone.
 * Zones are checked separately.
 */
export function isInDeliveryArea(area: readonly (readonly [number, number])[] | null, place: Point): boolean {
  return area === null || isInOutline(area, place);
}
