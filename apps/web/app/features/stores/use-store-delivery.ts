import {
  DELIVERIES_PER_CALL,
  listStoreDeliveries,
  type Store,
  type StoreDelivery,
} from '@errand/contract/stores';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';

type Fee = Pick<StoreDelivery, 'delivery_charge' | 'delivery_charge_exact'>;

/**
 * The store with distance and charge of the route to the visitor's place, once the browser has loaded them, which it does
 * if they are `wanted`.
 */
export function useStoreDelivery<Shown extends Pick<Store, 'id'> & Fee>(store: Shown, wanted = true): Shown {
  const { point } = useSession();
  const { data } = useQuery({
    queryKey: queryKeys.storeDelivery(store.id, point),
    queryFn: () => loadDelivery(store.id),
    enabled: wanted && point !== null,
    staleTime: 300_000,
  });
  return data ? { ...store, ...data } : store;
}

type Waiting = { id: number; resolve: (delivery: StoreDelivery) => void; reject: (error: Error) => void };

let waiting: Waiting[] = [];

/** Loads the delivery of a store, in one request with those that the page asks for at the same time. */
function loadDelivery(id: number): Promise<StoreDelivery> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(loadWaiting);
    waiting.push({ id, resolve, reject });
  });
}

function loadWaiting(): void {
  const all = waiting;
  waiting = [];
  for (let start = 0; start < all.length; start += DELIVERIES_PER_CALL)
    void loadTogether(all.slice(start, start + DELIVERIES_PER_CALL));
}

async function loadTogether(stores: readonly Waiting[]): Promise<void> {
  try {
    const ids = JSON.stringify(stores.map(({ id }) => id));
    const found = await api.call(listStoreDeliveries, { query: { ids } });
    for (const { id, resolve, reject } of stores) {
      const delivery = found.find(({ store_id }) => store_id === id);
      if (delivery) resolve(delivery);
      else reject(new Error(`No delivery from store ${id}`));
    }
  } catch (error) {
    for (const { reject } of stores) reject(error as Error);
  }
}
