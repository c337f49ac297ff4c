import { getConversation, sendMessage } from '@errand/contract/chat';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { useIdempotentSend } from '#platform/api/idempotent-send.ts';
import { queryKeys } from '#platform/query-keys.ts';

const LIMIT = 50;
const POLL_INTERVAL_MS = 10_000;

/** One conversation with its newest messages. Reading marks them as read, so the list is refetched. */
export function useThread(id: number) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: queryKeys.conversations.thread(id),
    queryFn: () => api.call(getConversation, { query: { conversation_id: id, limit: LIMIT } }),
    refetchInterval: POLL_INTERVAL_MS,
  });
  const newest = query.data?.messages[0]?.id;
  useEffect(() => {
    if (newest !== undefined) void client.invalidateQueries({ queryKey: queryKeys.conversations.list });
  }, [newest, client]);
  return query;
}

/** Sends a message. A retry after a lost response or a server error sends it once. */
export function useSend(id: number, done: () => void) {
  const client = useQueryClient();
  const send = useIdempotentSend();
  return useMutation({
    mutationFn: (message: string) =>
      send({ conversation_id: id, message, limit: LIMIT }, (body, headers) =>
        api.call(sendMessage, { body }, { headers }),
      ),
    onSuccess: (thread) => {
      client.setQueryData(queryKeys.conversations.thread(id), thread);
      done();
    },
  });
}
