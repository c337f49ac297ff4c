import { getDirection } from '@errand/contract/location';
import { decodePolyline, haversineKm, type Point } from '@errand/domain/location';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { metersOff } from './split-route.ts';

/** Distance from the drawn route beyond which a new route is requested. */
const OFF_ROUTE_METERS = 120;
/** Distance from the door below which no new route is requested. */
const NEAR_METERS = 60;

/** The route from the courier to the door, requested again when the courier leaves it; null while there is none. */
export function useRouteToDoor(courier: Point | null, door: Point | null): Point[] | null {
  const [from, setFrom] = useState<Point | null>(null);
  const { data, isFetching } = useQuery({
    queryKey: queryKeys.order.route(from, door),
    queryFn: () => (from && door ? findRoute(from, door) : null),
    enabled: from !== null && door !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // The previous route stays drawn while the next one loads.
    placeholderData: keepPreviousData,
  });
  const route = data ?? null;

  if (courier && door && !isFetching) {
    const leftRoute = !from || (route !== null && metersOff(route, courier) > OFF_ROUTE_METERS);
    const isFar = !from || haversineKm(courier, door) * 1000 > NEAR_METERS;
    if (leftRoute && isFar && courier !== from) setFrom(courier);
  }

  return courier && door ? route : null;
}

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
