import type { Point } from './distance.ts';

type Corner = readonly [longitude: number, latitude: number];

/**
 * Why an outline encloses no single area. `repeats`: a corner is used twice. `wraps`: a side is longer than half of the
 * globe, as one across longitude 180 is. `flat`: the corners lie on a line, or the area is smaller than a building.
 * `crosses`: sides cross or touch each other.
 */
export type OutlineFault = 'repeats' | 'wraps' | 'flat' | 'crosses';

/** Square meters. */
const SMALLEST_AREA = 100;
const METERS_PER_DEGREE = 111_320;

/** The fault of a closed outline, given without a repeated first corner; null if it encloses one area. */
export function outlineFault(ring: readonly Corner[]): OutlineFault | null {
  if (new Set(ring.map(([lng, lat]) => `${lng + 0} ${lat + 0}`)).size < ring.length) return 'repeats';
  const sides = ring.map((corner, at) => [corner, ring[(at + 1) % ring.length] ?? corner] as const);
  if (sides.some(([[from], [to]]) => Math.abs(from - to) > 180)) return 'wraps';
  const triangles = trianglesOf(ring);
  // Areas of sides that cross can cancel each other, so that their sum tells nothing before.
  if (sumOf(triangles.map(Math.abs)) < SMALLEST_AREA) return 'flat';
  if (crossesItself(sides)) return 'crosses';
  return Math.abs(sumOf(triangles)) < SMALLEST_AREA ? 'flat' : null;
}

/** Whether a closed outline, given without a repeated first corner, contains a point. Its border belongs to it. */
export function isInOutline(ring: readonly Corner[], { latitude, longitude }: Point): boolean {
  const point: Corner = [longitude, latitude];
  const sides = ring.map((corner, at) => [corner, ring[(at + 1) % ring.length] ?? corner] as const);
  if (sides.some(([a, b]) => isOn(point, a, b))) return true;
  // A line from the point to the east crosses the border an odd number of times.
  const crossed = sides.filter(([[fromLng, fromLat], [toLng, toLat]]) => {
    if (fromLat > latitude === toLat > latitude) return false;
    return longitude < fromLng + ((latitude - fromLat) * (toLng - fromLng)) / (toLat - fromLat);
  });
  return crossed.length % 2 === 1;
}

/** The signed areas between the first corner and each side in square meters, on a plane at the outline's latitude. */
function trianglesOf(ring: readonly Corner[]): number[] {
  const [originLng, originLat] = ring[0] ?? [0, 0];
  const latitude = sumOf(ring.map(([, lat]) => lat)) / ring.length;
  const scale = (METERS_PER_DEGREE ** 2 * Math.cos((latitude * Math.PI) / 180)) / 2;
  return ring.map(([lng, lat], at) => {
    const [nextLng, nextLat] = ring[(at + 1) % ring.length] ?? [lng, lat];
    return scale * ((lng - originLng) * (nextLat - originLat) - (nextLng - originLng) * (lat - originLat));
  });
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function crossesItself(sides: readonly (readonly [Corner, Corner])[]): boolean {
  return sides.some(([a, b], first) =>
    sides.some(([c, d], second) => {
      if (second <= first) return false;
      if (second === first + 1) return isOn(d, a, b) || isOn(a, c, d);
      if (first === 0 && second === sides.length - 1) return isOn(c, a, b) || isOn(b, c, d);
      return isMeeting(a, b, c, d);
    }),
  );
}

/** Whether two sides without a common corner have a common point. */
function isMeeting(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  const isCrossing = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
  return isCrossing || isOn(c, a, b) || isOn(d, a, b) || isOn(a, c, d) || isOn(b, c, d);
}

/** Whether a point lies on the side from `a` to `b`. */
function isOn(point: Corner, a: Corner, b: Corner): boolean {
  const isWithin = (axis: 0 | 1) =>
    Math.min(a[axis], b[axis]) <= point[axis] && point[axis] <= Math.max(a[axis], b[axis]);
  return isWithin(0) && isWithin(1) && turn(a, b, point) === 0;
}

/** Positive for a left turn at `b`, negative for a right one. */
function turn([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}
