import { encodePolyline, haversineKm, type Point } from '@errand/domain/location';
import type { Deps } from '../../platform/deps.ts';

/** A way along the streets. Without a polyline it is a guess from the distance. */
export type Route = { meters: number; seconds: number; polyline: string | null };

/** Streets are about this much longer than the straight line. */
const DETOUR = 1.3;
/** 30 km/h through a city. */
const METERS_PER_SECOND = 30 / 3.6;

/** The way by car; a guess where no way is found or the map provider does not answer: an order must not fail for it. */
export async function routeBetween(deps: Pick<Deps, 'log' | 'maps'>, from: Point, to: Point): Promise<Route> {
  try {
    const route = await deps.maps.route(from, to, 'drive');
    if (route) {
      const polyline = encodePolyline(route.points);
      return { meters: Math.round(route.meters), seconds: Math.round(route.seconds), polyline };
    }
  } catch (error) {
    deps.log.warn({ err: error }, 'no route');
  }
  return estimateRoute(from, to);
}

export function estimateRoute(from: Point, to: Point): Route {
  const meters = Math.round(haversineKm(from, to) * DETOUR * 1000);
  return { meters, seconds: Math.round(meters / METERS_PER_SECOND), polyline: null };
}
