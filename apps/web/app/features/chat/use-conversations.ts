import { listConversations } from '@errand/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

const POLL_INTERVAL_MS = 30_000;

/** The customer's conversations, newest message first; polled while the page is open. */
export function useConversations(enabled = true) {
  return useQuery({
    queryKey: queryKeys.conversations.list,
    queryFn: () => api.call(listConversations, { query: { limit: 50 } }),
    enabled,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** The number of unread messages in all conversations. */
export function useUnreadCount(signedIn: boolean): number {
  const { data } = useConversations(signedIn);
  return data?.conversations.reduce((sum, { unread_message_count: count }) => sum + count, 0) ?? 0;
}
