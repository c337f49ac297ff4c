import { isInOutline, type Point } from '../location/index.ts';

/**
 * Whether a place is in a store's own delivery area, given by its corners as longitude and latitude; null is the whole zone.
 * Zones are checked separately.
 */
export function isInDeliveryArea(area: readonly (readonly [number, number])[] | null, place: Point): boolean {
  return area === null || isInOutline(area, place);
}

/** The zones of a store: its own, and further ones to which it delivers. */
export type StoreZones = { zone_id: number; further_zone_ids: readonly number[] };

/**
 * Whether a store delivers to a place in `zoneIds`: in its own zone within its delivery area, in a further zone everywhere.
 * A store of a module that serves all zones delivers to each zone as to its own.
 */
export function deliversTo(
  { zone_id, further_zone_ids }: StoreZones,
  to: { zoneIds: readonly number[]; isInArea: boolean; servesAllZones: boolean },
): boolean {
  if (to.zoneIds.some((id) => further_zone_ids.includes(id))) return true;
  return to.isInArea && (to.servesAllZones || to.zoneIds.includes(zone_id));
}
