import type { Point } from '@errand/domain/location';

/** Initial zooms: on a point, and with a zone's polygon [LOC-22, LOC-23]. */
const PLACE_ZOOM = 17;
const AREA_ZOOM = 9;

/** The initial camera: on the location, or farther out and centered on the outlines. */
export function pickerCamera(place: Point, area: { center: Point | null } | null) {
  return area ? { center: area.center ?? place, zoom: AREA_ZOOM } : { center: place, zoom: PLACE_ZOOM };
}
