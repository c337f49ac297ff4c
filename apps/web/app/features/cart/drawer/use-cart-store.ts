import type { PricedCartLine } from '@errand/contract/cart-line';
import { getStore } from '@errand/contract/stores';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

/** The store of the cart; null until it is loaded. */
export function useCartStore(lines: PricedCartLine[]) {
  const storeId = lines[0]?.storeId;
  const query = useQuery({
    queryKey: queryKeys.store(storeId),
    queryFn: () => api.call(getStore, { params: { id: String(storeId) } }),
    enabled: storeId !== undefined,
    staleTime: 60_000,
  });
  return query.data ?? null;
}
