import { useText } from '@errand/client/i18n.tsx';
import { useDates } from '@errand/client/use-dates.ts';
import type { Conversation } from '@errand/contract/chat';
import { cx } from '@errand/ui/cx.ts';
import { Logo } from './partner-face.tsx';

/** A row of the conversation list: partner, last message and time. */
export function ConversationRow(props: { conversation: Conversation; isOpen: boolean; onOpen: () => void }) {
  const { conversation, isOpen, onOpen } = props;
  const t = useText();
  const dates = useDates();
  const { last_message: last, unread_message_count: unread } = conversation;
  return (
    <li className={cx('inbox-row', isOpen && 'on')}>
      <Logo partner={conversation.receiver} />
      <span className="inbox-what">
        <span className="inbox-line">
          <button
            type="button"
            className="title clip1 card-link"
            aria-current={isOpen ? 'true' : undefined}
            onClick={onOpen}
          >
            {nameOf(conversation)}
          </button>
          {last && <span className="cap">{dates.day(last.created_at)}</span>}
        </span>
        <span className="inbox-line">
          <span className={cx('meta', 'clip1', unread > 0 && 'unread')} dir="auto">
            {last ? last.message : t('chat.empty')}
          </span>
          {unread > 0 && (
            <span className="badge">
              <span aria-hidden="true">{unread}</span>
              <span className="sr-only">{t('account.unread', { count: unread })}</span>
            </span>
          )}
        </span>
      </span>
    </li>
  );
}

export function nameOf({ receiver }: Conversation): string {
  return `${receiver.f_name} ${receiver.l_name}`.trim();
}
