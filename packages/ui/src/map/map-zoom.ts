/** The specification's limits for every map (000 §9). */
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 21;
/** A map that is told nothing else starts here (001 §9). */
export const DEFAULT_ZOOM = 10;

/** A zoom inside the limits; what is no number becomes the default. */
export function clampZoom(zoom: number): number {
  return Number.isFinite(zoom) ? Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)) : DEFAULT_ZOOM;
}
