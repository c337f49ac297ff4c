import { useText } from '@errand/client/i18n.tsx';
import { useDates } from '@errand/client/use-dates.ts';
import type { ChatMessage } from '@errand/contract/chat';
import { cx } from '@errand/ui/cx.ts';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import './messages.css';

/** Messages, oldest first, grouped by day. A new one is announced. */
export function Messages({ messages }: { messages: ChatMessage[] }) {
  const t = useText();
  const dates = useDates();
  const newest = messages.at(-1);
  const author = t(newest?.sender_type === 'customer' ? 'chat.you' : 'chat.they');
  useAnnouncement(newest ? `${author}: ${newest.message}` : '');
  if (messages.length === 0) return <p className="text-muted messages-empty">{t('chat.empty')}</p>;
  return (
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
  );
}
