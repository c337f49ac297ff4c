import { type Conversation, markConversationRead } from '@errand/contract/console/support/chat';
import { useEffect } from 'react';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';

/** Marks the customer's messages as read while the conversation is on the screen of a member who may answer. */
export function useMarkRead({ id, messages, unread }: Conversation): void {
  const may = useMay();
  const { mutate } = useChange(markConversationRead, { silent: true });
  const newest = messages.at(-1)?.id;
  const isDue = unread > 0 && may('chat.answer');
  useEffect(() => {
    const mark = () => {
      if (isDue && document.visibilityState === 'visible') mutate({ params: { id }, body: {} });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, isDue, newest, mutate]);
}
