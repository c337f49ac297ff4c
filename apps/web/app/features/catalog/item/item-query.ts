import { ApiError } from '@errand/contract';
import { getItem, type Item } from '@errand/contract/catalog';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

const FRESH_MS = 30_000;

/** Details of an item, cached for 30 seconds: opening it again within them makes no request [API-61]. */
export function itemQuery(idOrSlug: string) {
  return queryOptions({
    queryKey: queryKeys.item(idOrSlug),
    queryFn: () => api.call(getItem, { params: { id: idOrSlug }, query: {} }),
    staleTime: FRESH_MS,
    enabled: idOrSlug !== '',
  });
}

/** Caches an item of a list for its dialog, which then opens immediately. `shownAt` is when the item was loaded. */
export function cacheItem(queries: QueryClient, item: Item, shownAt: number): void {
  const { queryKey } = itemQuery(item.slug);
  const cachedAt = queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (cachedAt < shownAt) queries.setQueryData(queryKey, item, { updatedAt: shownAt });
}

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
