import { haversineKm } from '@errand/domain/location';

type LngLat = readonly [longitude: number, latitude: number];

const METERS_PER_DEGREE = 111_195.08;
const RADIANS = Math.PI / 180;

/** Great-circle distance in meters between two [longitude, latitude] pairs. */
export function haversineMeters([ax, ay]: LngLat, [bx, by]: LngLat): number {
  return 1000 * haversineKm({ longitude: ax, latitude: ay }, { longitude: bx, latitude: by });
}

/** Even-odd rule on degrees; the ring may or may not repeat its first point. */
export function isInRing([x, y]: LngLat, ring: readonly LngLat[]): boolean {
  let inside = false;
  let a = ring.at(-1);
  for (const b of ring) {
    if (a && a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
    a = b;
  }
  return inside;
}

/**
 * The point of the segment a-b that is nearest to a position: `share` from 0 to 1, and the distance in
 * meters. `side` is positive on the left. Planar approximation, sufficient within a city.
 */
export function nearestOnSegment(
  [x, y]: LngLat,
  [ax, ay]: LngLat,
  [bx, by]: LngLat,
): { share: number; meters: number; side: number } {
  const perDegreeEast = METERS_PER_DEGREE * Math.cos(y * RADIANS);
  const dx = (bx - ax) * perDegreeEast;
  const dy = (by - ay) * METERS_PER_DEGREE;
  const px = (x - ax) * perDegreeEast;
  const py = (y - ay) * METERS_PER_DEGREE;
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
  return { share, meters: Math.hypot(px - dx * share, py - dy * share), side: dx * py - dy * px };
}
