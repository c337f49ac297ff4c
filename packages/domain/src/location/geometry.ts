/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number };

/** IUGG mean radius. */
const EARTH_RADIUS_KM = 6371.0088;

/** Distance along the globe's surface in kilometres; a straight line, not a route. */
export function haversineKm(a: Point, b: Point): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * Whether a point lies in a polygon (even-odd rule). The ring may be open or closed and run either way;
 * a point on the edge counts as inside, so that neighbouring zones leave no gap. Fewer than three corners hold nothing.
 */
export function pointInPolygon(point: Point, ring: Point[]): boolean {
  if (ring.length < 3) return false;
  let inside = false;
  let from = ring[ring.length - 1] as Point;
  for (const to of ring) {
    if (onSegment(point, from, to)) return true;
    if (to.latitude > point.latitude !== from.latitude > point.latitude) {
      const slope = (from.longitude - to.longitude) / (from.latitude - to.latitude);
      if (point.longitude < to.longitude + slope * (point.latitude - to.latitude)) inside = !inside;
    }
    from = to;
  }
  return inside;
}

function onSegment(point: Point, a: Point, b: Point): boolean {
  const cross =
    (b.longitude - a.longitude) * (point.latitude - a.latitude) -
    (b.latitude - a.latitude) * (point.longitude - a.longitude);
  if (cross !== 0) return false;
  return (
    between(point.latitude, a.latitude, b.latitude) && between(point.longitude, a.longitude, b.longitude)
  );
}

function between(value: number, a: number, b: number): boolean {
  return value >= Math.min(a, b) && value <= Math.max(a, b);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
