/** The zoom limits of every map [CONST-05]. */
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 21;
/** The default zoom [MAP-07]. */
export const DEFAULT_ZOOM = 10;

/** Clamps a zoom to the limits; an invalid number becomes the default. */
export function clampZoom(zoom: number): number {
  return Number.isFinite(zoom) ? Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)) : DEFAULT_ZOOM;
}
