import { encodePolyline, haversineKm, type Point } from '@errand/domain/location';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/index.ts';

/** A route along the streets. Without a polyline it is an estimate from the distance. */
export type Route = { meters: number; seconds: number; polyline: string | null };

/** Ratio of the street distance to the straight line. */
const DETOUR = 1.3;
/** 30 km/h through a city. */
const METERS_PER_SECOND = 30 / 3.6;

/**
 * Finds the route by car. Falls back to an estimate when there is no route or the map provider fails,
 * because an order must not fail for that reason.
 */
export async function routeBetween(deps: Pick<Deps, 'log' | 'maps'>, from: Point, to: Point): Promise<Route> {
  try {
    const route = await deps.maps.route(from, to, 'drive');
    if (route) {
      const polyline = encodePolyline(route.points);
      // No route is shorter than the straight line, the lower bound that lists show.
      const meters = Math.max(Math.round(route.meters), Math.ceil(haversineKm(from, to) * 1000));
      return { meters, seconds: Math.round(route.seconds), polyline };
    }
  } catch (error) {
    // `unavailable` means that there is no router, or that the provider's failure is already logged.
    if (!(error instanceof AppError && error.code === 'unavailable'))
      deps.log.warn({ err: error }, 'route lookup failed');
  }
  return estimateRoute(from, to);
}

export function estimateRoute(from: Point, to: Point): Route {
  const meters = Math.round(haversineKm(from, to) * DETOUR * 1000);
  return { meters, seconds: Math.round(meters / METERS_PER_SECOND), polyline: null };
}
