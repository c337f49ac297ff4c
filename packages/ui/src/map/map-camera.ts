import type { Point } from '@errand/domain/location';
import type { LngLatBoundsLike, Map as MapLibreMap, PaddingOptions } from 'maplibre-gl';
import { clampZoom } from './map-zoom.ts';

export type Camera = {
  /** The camera fits all of these points; else it is at `center` with `zoom`. */
  fit?: Point[] | undefined;
  center?: Point | undefined;
  zoom?: number | undefined;
  /** `panel`: keeps the inline start free for a panel on wide screens. */
  padding?: 'none' | 'panel' | undefined;
};

/** Limits the zoom when the points are close together. */
const FIT_MAX_ZOOM = 16;
/** Points that span less than this share of the map are hard to see. */
const SMALL_SHARE = 0.4;

/** Moves the camera to the given view, without an animation if `isStart`. */
export function moveCamera(
  map: MapLibreMap,
  { fit, center, zoom, padding }: Camera,
  { isStart = false } = {},
): void {
  if (fit && fit.length > 0) {
    map.fitBounds(boundsOf(fit), {
      padding: paddingFor(map, padding ?? 'none'),
      maxZoom: FIT_MAX_ZOOM,
      animate: !isStart && mayAnimate(),
    });
  } else if (center) {
    map.jumpTo({ center: [center.longitude, center.latitude], zoom: clampZoom(zoom ?? map.getZoom()) });
  }
}

/**
 * Zooms in on the points after rendering, if they span only a small share of the map. Returns the function that
 * cancels it.
 */
export function easeToPoints(map: MapLibreMap, points: Point[]): () => void {
  const zoomIn = () => {
    const [[west, south], [east, north]] = boundsOf(points);
    const [a, b] = [map.project([west, north]), map.project([east, south])];
    const { clientWidth, clientHeight } = map.getContainer();
    const share = Math.max(Math.abs(b.x - a.x) / clientWidth, Math.abs(b.y - a.y) / clientHeight);
    if (share >= SMALL_SHARE) return;
    map.fitBounds([west, south, east, north], {
      // The top has a search field and a close button.
      padding: { top: 104, bottom: 48, left: 48, right: 48 },
      maxZoom: FIT_MAX_ZOOM,
      animate: mayAnimate(),
    });
  };
  map.once('idle', zoomIn);
  return () => void map.off('idle', zoomIn);
}

/** The center of the points' bounding box. */
export function centerOf(points: Point[]): Point {
  const [[west, south], [east, north]] = boundsOf(points);
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

function boundsOf(points: Point[]) {
  const longitudes = points.map((point) => point.longitude);
  const latitudes = points.map((point) => point.latitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ] satisfies LngLatBoundsLike;
}

function paddingFor(map: MapLibreMap, padding: 'none' | 'panel'): PaddingOptions {
  const width = map.getContainer().clientWidth;
  const wide = padding === 'panel' && width >= 900;
  const panel = Math.max(32, (width - 1200) / 2) + 424;
  const start = wide ? panel + 70 : 70;
  // The inline end has the zoom buttons and, from 1180 px, the module switcher.
  const end = padding === 'none' ? 70 : width >= 1180 ? 140 : 110;
  const rtl = document.documentElement.dir === 'rtl';
  return { top: 80, bottom: 80, left: rtl ? end : start, right: rtl ? start : end };
}

function mayAnimate(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
