import { haversineKm, type Point } from '@errand/domain/location';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '#platform/query-keys.ts';
import { findRoute } from './route-to-door.ts';
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
