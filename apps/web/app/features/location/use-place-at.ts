import { useDebounced } from '@errand/client/use-debounced.ts';
import type { Point } from '@errand/domain/location';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '#platform/query-keys.ts';
import { addressAt, zonesAt } from './places.ts';

const DEBOUNCE_MS = 250;

/**
 * The address of the map's center and whether it is served, once the map rests. Responses for earlier centers are
 * dropped.
 */
export function usePlaceAt(point: Point) {
  const key = `${point.latitude.toFixed(6)},${point.longitude.toFixed(6)}`;
  const settled = useDebounced(key, DEBOUNCE_MS);
  const query = useQuery({
    queryKey: queryKeys.places.at(settled),
    queryFn: async () => {
      const [latitude = 0, longitude = 0] = settled.split(',').map(Number);
      const at = { latitude, longitude };
      // Without an address the location can still be chosen, without zones it cannot.
      const [address, zones] = await Promise.all([addressAt(at).catch(() => null), zonesAt(at)]);
      return { point: at, address, inside: zones !== null };
    },
    staleTime: 60_000,
    retry: false,
  });
  return {
    place: settled === key ? query.data : undefined,
    failed: settled === key && query.isError,
    retry: () => void query.refetch(),
  };
}
