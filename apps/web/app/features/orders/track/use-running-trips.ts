import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';

/** The customer's upcoming and running trips, at most two. Guests have no list of trips. */
export function useRunningTrips(enabled: boolean) {
  const { token } = useSession();
  return useQuery({
    queryKey: queryKeys.trips.list('track'),
    queryFn: async () => {
      // Loaded on demand, because most visitors of the page follow an order.
      const { listTrips } = await import('@errand/contract/rental-trips');
      return api.call(listTrips, { params: { type: 'running' }, query: { limit: 2 } });
    },
    select: ({ trips }) => trips.map(({ id }) => id),
    enabled: enabled && token !== null,
  });
}
