import { getStoreDelivery, type Store, type StoreDelivery } from '@errand/contract/stores';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';

/** The store with distance and charge of the route to the visitor's place, once the browser has loaded them. */
export function useStoreDelivery<Shown extends Pick<Store, 'id'> & StoreDelivery>(store: Shown): Shown {
  const { point } = useSession();
  const { data } = useQuery({
    queryKey: queryKeys.storeDelivery(store.id, point),
    queryFn: ({ signal }) => api.call(getStoreDelivery, { params: { id: store.id } }, { signal }),
    enabled: point !== null,
    staleTime: 300_000,
  });
  return data ? { ...store, ...data } : store;
}
