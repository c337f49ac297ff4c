import { useHydrated } from '@errand/client/use-hydrated.ts';
import type { ResponseOf } from '@errand/contract';
import { listWishedIds } from '@errand/contract/wishlist';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';

/** A rental provider is a store: both are listed under the store's id. */
export type WishKind = 'item' | 'store' | 'vehicle' | 'provider';
type Ids = ResponseOf<typeof listWishedIds>;

const NO_WISHES: Ids = { item_ids: [], store_ids: [], vehicle_ids: [] };
const LISTS = {
  item: 'item_ids',
  store: 'store_ids',
  vehicle: 'vehicle_ids',
  provider: 'store_ids',
} as const;

/** Whether a heart is full. All hearts of the page share one query. */
export function useWished(kind: WishKind, id: number): boolean {
  const hydrated = useHydrated();
  const { data } = useQuery({ ...useIdsQuery(), select: (ids) => ids[LISTS[kind]].includes(id) });
  return hydrated && data === true;
}

/** The ids of one kind; undefined until loaded. */
export function useWishedIds(kind: WishKind): number[] | undefined {
  return useQuery({ ...useIdsQuery(), select: (ids) => ids[LISTS[kind]] }).data;
}

function useIdsQuery() {
  const { token } = useSession();
  return {
    queryKey: queryKeys.wishlist.ids,
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(listWishedIds, {}, { signal }),
    enabled: token !== null,
    staleTime: 60_000,
  };
}

/** Updates a heart in the cache of this page. */
export function showWish(client: QueryClient, kind: WishKind, id: number, on: boolean): void {
  // A pending response predates this change.
  void client.cancelQueries({ queryKey: queryKeys.wishlist.ids });
  client.setQueryData<Ids>(queryKeys.wishlist.ids, (ids = NO_WISHES) => {
    const others = ids[LISTS[kind]].filter((other) => other !== id);
    return { ...ids, [LISTS[kind]]: on ? [...others, id] : others };
  });
}
