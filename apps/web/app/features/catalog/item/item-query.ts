import { ApiError } from '@errand/contract';
import { getItem, type Item } from '@errand/contract/catalog';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

const FRESH_MS = 30_000;

/** An item's details, kept for 30 seconds (000 §7): the same item opened again within them makes no call. */
export function itemQuery(idOrSlug: string) {
  return queryOptions({
    queryKey: queryKeys.item(idOrSlug),
    queryFn: () => api.call(getItem, { params: { id: idOrSlug }, query: {} }),
    staleTime: FRESH_MS,
    enabled: idOrSlug !== '',
  });
}

/** Hands an item of a list to its dialog, which then opens at once. `shownAt`: since when this browser has it. */
export function cacheItem(queries: QueryClient, item: Item, shownAt: number): void {
  const { queryKey } = itemQuery(item.slug);
  const known = queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (known < shownAt) queries.setQueryData(queryKey, item, { updatedAt: shownAt });
}

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
