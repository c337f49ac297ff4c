import { useHydrated } from '@errand/client/use-hydrated.ts';
import type { ResponseOf } from '@errand/contract';
import { listWishedIds } from '@errand/contract/wishlist';
import type { ListingKind } from '@errand/domain/catalog';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';

/** A rental provider is a store: both are listed under the store's id. */
type Ids = ResponseOf<typeof listWishedIds>;

const LISTS = {
  item: 'item_ids',
  store: 'store_ids',
  vehicle: 'vehicle_ids',
  provider: 'store_ids',
} as const;

/** Whether a heart is full. All hearts of the page share one query. */
export function useWished(kind: ListingKind, id: number): boolean {
  const hydrated = useHydrated();
  const { data } = useQuery({ ...useIdsQuery(), select: (ids) => ids[LISTS[kind]].includes(id) });
  return hydrated && data === true;
}

/** The ids of one kind; undefined until loaded. */
export function useWishedIds(kind: ListingKind): number[] | undefined {
  return useQuery({ ...useIdsQuery(), select: (ids) => ids[LISTS[kind]] }).data;
}

const IDS = queryOptions({
  queryKey: queryKeys.wishlist.ids,
  queryFn: ({ signal }) => api.call(listWishedIds, {}, { signal }),
  staleTime: 60_000,
});

function useIdsQuery() {
  const { token, module } = useSession();
  return { ...IDS, enabled: token !== null && module !== null };
}

/**
 * Updates a heart in the cache of this page. Waits for ids that are not loaded yet, because a list of only this one would
 * empty all other hearts; if they cannot be loaded, every heart stays empty until the next load.
 */
export async function showWish(
  client: QueryClient,
  kind: ListingKind,
  id: number,
  on: boolean,
): Promise<void> {
  if (!client.getQueryData<Ids>(IDS.queryKey)) await client.ensureQueryData(IDS).catch(() => {});
  // A pending response predates this change.
  void client.cancelQueries({ queryKey: IDS.queryKey });
  client.setQueryData<Ids>(IDS.queryKey, (ids) => {
    if (!ids) return undefined;
    const others = ids[LISTS[kind]].filter((other) => other !== id);
    return { ...ids, [LISTS[kind]]: on ? [...others, id] : others };
  });
}
