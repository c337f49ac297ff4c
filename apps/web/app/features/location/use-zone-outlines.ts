import { listZones } from '@errand/contract/location';
import type { Point } from '@errand/domain/location';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

/** The outlines of all zones in the server's order; empty until requested and loaded. */
export function useZoneOutlines(enabled: boolean): { id: number; points: Point[] }[] {
  const { data } = useQuery({
    queryKey: queryKeys.zones,
    queryFn: () => api.call(listZones, {}),
    enabled,
    staleTime: 60_000,
  });
  return (enabled && data ? data : []).map(({ id, formated_coordinates }) => ({
    id,
    points: formated_coordinates.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })),
  }));
}
