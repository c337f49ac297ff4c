import { useText } from '@errand/client/i18n.tsx';
import { useDates } from '@errand/client/use-dates.ts';
import type { ChatMessage } from '@errand/contract/chat';
import { cx } from '@errand/ui/cx.ts';

/** Messages, oldest first, grouped by day. */
export function Messages({ messages }: { messages: ChatMessage[] }) {
  const t = useText();
  const dates = useDates();
  if (messages.length === 0) return <p className="muted thread-empty">{t('chat.empty')}</p>;
  return (
    <ul className="bubbles">
      {messages.map((message, index) => {
        const own = message.sender_type === 'customer';
        const day = dates.day(message.created_at);
        const before = messages[index - 1];
        return (
          <li key={message.id} className={cx(own && 'own')}>
            {(!before || dates.day(before.created_at) !== day) && <span className="cap day">{day}</span>}
            <p className="bubble">
              <span className="sr-only">{t(own ? 'chat.you' : 'chat.they')}: </span>
              <bdi className="said">{message.message}</bdi>
            </p>
            <span className="micro faint">
              <bdi dir="ltr">{dates.clock(message.created_at)}</bdi>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
