import { getNotificationState } from '@errand/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';

/** How many notifications the customer has not seen; null for guests, and until it is known. */
export function useUnseenCount(): number | null {
  const { token } = useSession();
  const { data } = useQuery({
    queryKey: queryKeys.notifications.state,
    queryFn: () => api.call(getNotificationState, { query: {} }),
    enabled: token !== null,
  });
  return token === null ? null : (data?.unseen ?? null);
}
