import type { CartLine } from '@errand/contract/cart';
import { getStore } from '@errand/contract/stores';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';

/** The store all lines are of; null until it is known. */
export function useCartStore(lines: CartLine[]) {
  const item = lines[0]?.item;
  const query = useQuery({
    queryKey: ['store', item?.store_id],
    queryFn: () => api.call(getStore, { params: { id: String(item?.store_id) } }),
    enabled: item !== undefined,
    staleTime: 60_000,
  });
  return query.data ?? null;
}
