import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** A page of a list; `offset` is its number from 1. */
export type ListPage<Row> = { rows: Row[]; total: number; offset: number; limit: number };

/**
 * Ids of cached lists by history entry, so that Back restores a list as it was. A dialog over a list adds history
 * entries.
 */
const listIds = new Map<string, string>();
const GC_MS = 30 * 60_000;

/** The pages of a list around the page of the URL. The first page without rows ends the list. */
export function usePagedList<Row>(first: ListPage<Row>, load: (offset: number) => Promise<ListPage<Row>>) {
  const client = useQueryClient();
  const { key } = useLocation();
  const [id] = useState(() => listIds.get(key) ?? key);
  const queryKey = ['infinite-list', id] as const;

  useEffect(() => {
    listIds.set(key, id);
  }, [key, id]);

  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: first.offset,
    initialData: { pages: [first], pageParams: [first.offset] },
    getNextPageParam: (last) => (last.rows.length === 0 ? undefined : last.offset + 1),
    getPreviousPageParam: (start) => (start.offset > 1 ? start.offset - 1 : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: GC_MS,
    retry: false,
  });

  // A reloaded page of the URL replaces the cached one.
  useEffect(() => {
    client.setQueryData<InfiniteData<ListPage<Row>, number>>(['infinite-list', id], (known) => {
      const index = known?.pages.findIndex(({ offset }) => offset === first.offset) ?? -1;
      if (!known || index < 0 || known.pages[index] === first) return known;
      return { ...known, pages: known.pages.with(index, first) };
    });
  }, [client, id, first]);

  const isLoading = query.isFetchingNextPage || query.isFetchingPreviousPage;
  const hasFailed = query.isFetchNextPageError || query.isFetchPreviousPageError;

  /** Requests of a list cannot overlap, so a page that is loading at the end is awaited first. */
  async function loadPrevious(): Promise<void> {
    if (query.isFetchingNextPage) await query.fetchNextPage({ cancelRefetch: false });
    await query.fetchPreviousPage({ cancelRefetch: false });
  }

  return {
    pages: query.data.pages.filter(({ rows }) => rows.length > 0),
    state: isLoading ? ('loading' as const) : hasFailed ? ('failed' as const) : ('idle' as const),
    hasMore: query.hasNextPage,
    loadNext: () => void query.fetchNextPage(),
    loadPrevious: () => void loadPrevious(),
  };
}
