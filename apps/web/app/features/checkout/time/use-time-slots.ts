import { getTimeSlots } from '@errand/contract/checkout';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

const REFRESH_MS = 60_000;

/** The store's time slots, refetched while the page is open because slots pass. */
export function useTimeSlots(storeId: number) {
  return useQuery({
    queryKey: queryKeys.timeSlots(storeId),
    queryFn: () => api.call(getTimeSlots, { query: { store_id: storeId } }),
    staleTime: 15_000,
    refetchInterval: REFRESH_MS,
  });
}
