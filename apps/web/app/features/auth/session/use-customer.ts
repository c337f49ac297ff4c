import { getCustomerInfo } from '@errand/contract/customer';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';

/** The signed-in customer; null for guests and until loaded. */
export function useCustomer() {
  const { token } = useSession();
  const query = useQuery({
    queryKey: queryKeys.customer,
    queryFn: () => api.call(getCustomerInfo, {}),
    enabled: token !== null,
    staleTime: 60_000,
  });
  return {
    signedIn: token !== null,
    customer: (token && query.data) || null,
    loading: query.isLoading,
  };
}
