import { listNotifications } from '@errand/contract/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { distinctRows } from '#platform/paging.ts';
import { queryKeys } from '#platform/query-keys.ts';

const LIMIT = 20;

/** The customer's notifications, newest first, paged. The server names no total: a page that is not full is the last. */
export function useNotifications() {
  const query = useInfiniteQuery({
    queryKey: queryKeys.notifications.list,
    queryFn: ({ pageParam: offset }) => api.call(listNotifications, { query: { limit: LIMIT, offset } }),
    initialPageParam: 1,
    getNextPageParam: (page, pages) => (page.length < LIMIT ? undefined : pages.length + 1),
  });
  return { query, rows: distinctRows(query.data?.pages ?? []) };
}
