import { listRunningOrders } from '@errand/contract/orders';
import { useQuery } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';

/** The page of all orders lists the rest. */
const MAX_ORDERS = 10;
const REFRESH_MS = 60_000;

/** The visitor's active orders by expected arrival. A guest's are those of this browser. */
export function useRunningOrders() {
  const { token, guestId } = useSession();
  const who = token ?? guestId;
  return useQuery({
    queryKey: queryKeys.orders.list('active', who ?? ''),
    queryFn: () => api.call(listRunningOrders, { query: { limit: MAX_ORDERS, offset: 1, ...guestField() } }),
    select: ({ orders }) => orders.toSorted((a, b) => expectedAt(a) - expectedAt(b)),
    enabled: who !== null,
    refetchInterval: REFRESH_MS,
  });
}

function expectedAt({ expected_to }: { expected_to: string | null }): number {
  return expected_to === null ? Number.POSITIVE_INFINITY : Date.parse(expected_to);
}
