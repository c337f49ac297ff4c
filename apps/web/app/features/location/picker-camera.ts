import type { Point } from '@errand/domain/location';

/** The specification's starting zooms (000 §9): on a place, and where the polygon of a zone is shown. */
const PLACE_ZOOM = 17;
const AREA_ZOOM = 9;

/** Where the picker's map begins: on the place; with the outlines of zones farther off, in the middle of them. */
export function pickerCamera(place: Point, area: { middle: Point | null } | null) {
  return area ? { center: area.middle ?? place, zoom: AREA_ZOOM } : { center: place, zoom: PLACE_ZOOM };
}
