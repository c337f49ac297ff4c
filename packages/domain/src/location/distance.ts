/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number };

/** IUGG mean radius. */
const EARTH_RADIUS_KM = 6371.0088;

/** Great-circle distance in kilometers, not the length of a route. */
export function haversineKm(a: Point, b: Point): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
