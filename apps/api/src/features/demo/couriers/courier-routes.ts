import { haversineKm, type Point } from '@errand/domain/location';
import type { Deps } from '../../../platform/deps.ts';
import { type Along, positionAlong } from './position-along.ts';

/** 18 km/h: couriers without an order ride slowly. */
const METERS_PER_SECOND = 5;
/** About 900 m of latitude. */
const REACH_DEGREES = 0.008;

/** Positions of couriers without an order: each rides up and down a route near the harbor. */
export function createCourierRoutes(
  deps: Pick<Deps, 'log' | 'maps' | 'now' | 'settings'>,
): (courierId: number) => Promise<Along | null> {
  const routes = new Map<number, Promise<Point[]>>();

  async function routeOf(courierId: number): Promise<Point[]> {
    const { default_location } = await deps.settings();
    const harbor = { latitude: Number(default_location.lat), longitude: Number(default_location.lng) };
    const route = await deps.maps.route(around(harbor, courierId), around(harbor, courierId + 7), 'drive');
    return route?.points ?? [];
  }

  /** The cached route of a courier. A failed request is not cached: the next call makes it again. */
  async function cachedRoute(courierId: number): Promise<Point[]> {
    const known = routes.get(courierId) ?? routeOf(courierId);
    routes.set(courierId, known);
    try {
      return await known;
    } catch (error) {
      routes.delete(courierId);
      deps.log.warn({ err: error }, 'courier route failed');
      return [];
    }
  }

  return async function positionOf(courierId) {
    const route = await cachedRoute(courierId);
    return positionAlong(route, upAndDown((deps.now() / 1000) * METERS_PER_SECOND, metersOf(route)));
  };
}

/** A deterministic position near the harbor per number, distributed by the golden angle. */
function around({ latitude, longitude }: Point, n: number): Point {
  const angle = n * 2.39996;
  const reach = REACH_DEGREES * (0.4 + 0.6 * ((n * 0.618) % 1));
  return {
    latitude: latitude + reach * Math.cos(angle),
    longitude: longitude + (reach * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180),
  };
}

/** The covered fraction of a route that is ridden back and forth. */
function upAndDown(ridden: number, length: number): number {
  if (length <= 0) return 0;
  const laps = (ridden / length) % 2;
  return laps <= 1 ? laps : 2 - laps;
}

function metersOf(route: Point[]): number {
  return route.slice(1).reduce((sum, to, index) => sum + haversineKm(route[index] as Point, to) * 1000, 0);
}
