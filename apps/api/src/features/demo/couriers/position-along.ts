import { haversineKm, type Point } from '@errand/domain/location';

export type Along = { point: Point; heading: number };

/** Position and heading after a fraction (0 to 1) of a route at constant speed. */
export function positionAlong(route: Point[], fraction: number): Along | null {
  const [start] = route;
  if (!start) return null;
  const lengths = route.slice(1).map((to, index) => haversineKm(route[index] as Point, to));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let left = Math.min(1, Math.max(0, fraction)) * total;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [route[index] as Point, route[index + 1] as Point];
    const isLast = index === lengths.length - 1;
    if (length > 0 && (left <= length || isLast)) {
      return { point: between(from, to, Math.min(1, left / length)), heading: headingOf(from, to) };
    }
    left -= length;
  }
  return { point: start, heading: 0 };
}

/** Degrees clockwise from north, 0 to 360. */
export function headingOf(from: Point, to: Point): number {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const north = to.latitude - from.latitude;
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** Streets are short enough to be straight lines on the map. */
function between(from: Point, to: Point, share: number): Point {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}
