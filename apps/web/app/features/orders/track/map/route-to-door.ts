import { getDirection } from '@errand/contract/location';
import { decodePolyline, type Point } from '@errand/domain/location';
import { api } from '#platform/api/browser-client.ts';

/** The order in which travel modes are tried. */
const MODES = ['DRIVE', 'WALK', 'BICYCLE'] as const;
export type TravelMode = (typeof MODES)[number];
export type RouteRequest = (from: Point, to: Point, mode: TravelMode) => Promise<Point[]>;

/**
 * The route between courier and door: driving, else walking, else bicycling; null when there is none. Failures are
 * logged and not shown, because the courier's position is still visible.
 */
export async function findRoute(
  from: Point,
  to: Point,
  request: RouteRequest = requestRoute,
): Promise<Point[] | null> {
  for (const mode of MODES) {
    try {
      const route = await request(from, to, mode);
      if (route.length > 1) return route;
      console.warn(`no route by ${mode}`);
    } catch (error) {
      console.warn(`no route by ${mode}`, error);
    }
  }
  return null;
}

async function requestRoute(from: Point, to: Point, mode: TravelMode): Promise<Point[]> {
  const { routes } = await api.call(getDirection, {
    query: {
      origin_lat: from.latitude,
      origin_lng: from.longitude,
      destination_lat: to.latitude,
      destination_lng: to.longitude,
      mode,
    },
  });
  return decodePolyline(routes[0]?.polyline.encodedPolyline ?? '');
}
