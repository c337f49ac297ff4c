import type { PricedCartLine } from '@errand/contract/cart-line';
import { getStore } from '@errand/contract/stores';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

/** The store of the cart; null until it is loaded. */
export function useCartStore(lines: PricedCartLine[]) {
  const storeId = lines[0]?.storeId;
  const query = useQuery({ ...cartStoreQuery(storeId), enabled: storeId !== undefined });
  return query.data ?? null;
}

/** The query of a cart's store. */
export function cartStoreQuery(storeId: number | undefined) {
  return queryOptions({
    queryKey: queryKeys.store(storeId),
    queryFn: () => api.call(getStore, { params: { id: String(storeId) } }),
    staleTime: 60_000,
  });
}
