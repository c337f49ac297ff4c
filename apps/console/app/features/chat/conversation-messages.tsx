import { useText } from '@errand/client/i18n.tsx';
import type { Conversation, ConversationMessage } from '@errand/contract/console/support/chat';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Instant } from '#blocks/formatted/formatted.tsx';
import './conversation-messages.css';

type Props = { conversation: Conversation; partnerName: string; onOlder: () => void };

/** The messages, oldest first, scrolled to the newest one. Texts are shown verbatim, never as markup. */
export function ConversationMessages({ conversation, partnerName, onOlder }: Props) {
  const t = useText();
  const log = useRef<HTMLDivElement>(null);
  const last = conversation.messages.at(-1);
  const newest = last?.id;
  const author = last?.by === 'partner' ? partnerName : conversation.customer_name;
  useAnnouncement(last ? `${author}: ${last.text}` : '');
  useEffect(() => {
    if (newest !== undefined) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [newest]);
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <div
      className="conversation-log"
      ref={log}
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={t('chat.messages')}
    >
      {conversation.has_older && (
        <Button size="sm" variant="quiet" onClick={onOlder}>
          {t('chat.older')}
        </Button>
      )}
      <ul className="conversation-messages">
        {conversation.messages.map((message) => (
          <Message key={message.id} message={message} {...{ conversation, partnerName }} />
        ))}
      </ul>
    </div>
  );
}

function Message(props: { message: ConversationMessage; conversation: Conversation; partnerName: string }) {
  const { message, conversation, partnerName } = props;
  const t = useText();
  const isOurs = message.by === 'partner';
  const author = isOurs
    ? t('chat.by', {
        name: isolateAny(message.staff?.name ?? t('chat.automatic')),
        partner: isolateAny(partnerName),
      })
    : isolateAny(conversation.customer_name);
  return (
    <li className={cx('conversation-message', isOurs && 'ours')}>
      <p className="conversation-bubble">
        <bdi>{message.text}</bdi>
      </p>
      <span className="text-caption">
        {author} · <Instant at={message.created_at} />
        {isOurs && message.seen_at && ` · ${t('chat.seen')}`}
        {message.order_id !== null && (
          <>
            {' · '}
            <Link className="text-link" to={`/orders/${message.order_id}`}>
              {t('chat.order', { order: message.order_id })}
            </Link>
          </>
        )}
      </span>
    </li>
  );
}
