import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useDates } from '@errand/client/use-dates.ts';
import { ApiError } from '@errand/contract';
import { type ChatMessage, getConversation, sendMessage } from '@errand/contract/chat';
import { cx } from '@errand/ui/cx.ts';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Alert, useAnnouncement } from '@errand/ui/live/announced.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { useIdempotentSend } from '#platform/api/idempotent-send.ts';
import { errorMessage } from '#platform/api-error.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import { nameOf } from './conversation-row.tsx';
import { PartnerAvatar } from './partner-avatar.tsx';
import './thread.css';

/** One conversation: partner, messages and the composer. */
export function Thread({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText();
  const query = useThread(id);
  const end = useRef<HTMLDivElement>(null);
  const newest = query.data?.messages[0]?.id;
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [newest]);
  if (query.isError) {
    return (
      <EmptyState
        level={2}
        picture="open-mailbox-with-raised-flag"
        title={query.error instanceof ApiError ? query.error.message : t('chat.failed')}
      >
        <Button variant="soft" onClick={onClose}>
          {t('ui.back')}
        </Button>
      </EmptyState>
    );
  }
  const thread = query.data;
  return (
    <section className="thread" aria-busy={!thread || undefined}>
      <header>
        <IconButton label={t('ui.back')} className="thread-back" onClick={onClose}>
          <ArrowLeft className="mirror-rtl" size={22} />
        </IconButton>
        {thread ? (
          <>
            <PartnerAvatar partner={thread.conversation.receiver} />
            <span>
              <h2 className="text-title text-clip">{nameOf(thread.conversation)}</h2>
              <span className="text-caption">{t(`chat.with.${thread.conversation.receiver_type}`)}</span>
            </span>
          </>
        ) : (
          <Skeleton width="160px" height="1.4em" />
        )}
      </header>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <div
        className="thread-scroll"
        ref={end}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t('chat.messages')}
      >
        {thread && <Messages messages={thread.messages.toReversed()} />}
      </div>
      <Composer id={id} />
    </section>
  );
}

function Composer({ id }: { id: number }) {
  const t = useText();
  const [text, setText] = useState('');
  const send = useSend(id, () => setText(''));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) send.mutate(text.trim());
  }
  return (
    <form className="thread-composer" data-bottom-bar onSubmit={submit}>
      {send.error && <Alert className="field-error">{errorMessage(send.error, t)}</Alert>}
      <span className="field-input">
        <input
          aria-label={t('chat.write')}
          placeholder={t('chat.write')}
          dir="auto"
          maxLength={2000}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button
          type="submit"
          className="icon-button sm"
          aria-label={t('chat.send')}
          disabled={!text.trim() || send.isPending}
        >
          <SendHorizontal className="icon mirror-rtl" size={20} />
        </button>
      </span>
    </form>
  );
}

/** Messages, oldest first, grouped by day. A new one is announced. */
function Messages({ messages }: { messages: ChatMessage[] }) {
  const t = useText();
  const dates = useDates();
  const { time_zone: timeZone } = useConfig();
  const newest = messages.at(-1);
  const author = t(newest?.sender_type === 'customer' ? 'chat.you' : 'chat.they');
  useAnnouncement(newest ? `${author}: ${newest.message}` : '');
  if (messages.length === 0) return <p className="text-muted messages-empty">{t('chat.empty')}</p>;
  return (
    <>
      {newest && <ZoneNote timeZone={timeZone} at={newest.created_at} />}
      <ul className="messages">
        {messages.map((message, index) => {
          const own = message.sender_type === 'customer';
          const day = dates.day(message.created_at);
          const before = messages[index - 1];
          return (
            <li key={message.id} className={cx(own && 'own')}>
              {(!before || dates.day(before.created_at) !== day) && (
                <span className="text-caption messages-day">{day}</span>
              )}
              <p className="messages-bubble">
                <span className="sr-only">{t(own ? 'chat.you' : 'chat.they')}: </span>
                <bdi className="messages-text">{message.message}</bdi>
              </p>
              <span className="text-micro text-faint">
                <bdi dir="ltr">{dates.clock(message.created_at)}</bdi>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const LIMIT = 50;
const POLL_INTERVAL_MS = 10_000;

/** One conversation with its newest messages. Reading marks them as read, so the list is refetched. */
function useThread(id: number) {
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
function useSend(id: number, done: () => void) {
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
