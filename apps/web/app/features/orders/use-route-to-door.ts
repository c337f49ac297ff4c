import { haversineKm, type Point } from '@errand/domain/location';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findRoute } from './route-to-door.ts';
import { metersOff } from './split-route.ts';

/** A courier this far off the drawn way took another one. */
const STRAYED_METERS = 120;
/** Nearer than this there is no other way to ask for. */
const THERE_METERS = 60;

/** The way from the courier to the door, asked for anew when the courier leaves it; null while or where there is none. */
export function useRouteToDoor(courier: Point | null, door: Point | null): Point[] | null {
  const [from, setFrom] = useState<Point | null>(null);
  const { data, isFetching } = useQuery({
    queryKey: ['way-to-door', from, door],
    queryFn: () => (from && door ? findRoute(from, door) : null),
    enabled: from !== null && door !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // The way before stays drawn while the next one is looked for.
    placeholderData: (before) => before,
  });
  const way = data ?? null;

  useEffect(() => {
    if (!courier || !door || isFetching) return;
    const strayed = !from || (way && metersOff(way, courier) > STRAYED_METERS);
    if (strayed && (!from || haversineKm(courier, door) * 1000 > THERE_METERS)) setFrom(courier);
  }, [courier, door, from, way, isFetching]);

  return courier && door ? way : null;
}
