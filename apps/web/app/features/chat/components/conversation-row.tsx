import { useText } from '@errand/client/i18n.tsx';
import { useDates } from '@errand/client/use-dates.ts';
import type { Conversation } from '@errand/contract/chat';
import { cx } from '@errand/ui/cx.ts';
import { RowCount } from '@errand/ui/lists/row-count.tsx';
import { PartnerAvatar } from './partner-avatar.tsx';
import './conversation-row.css';

/** A row of the conversation list: partner, last message and time. */
export function ConversationRow(props: { conversation: Conversation; isOpen: boolean; onOpen: () => void }) {
  const { conversation, isOpen, onOpen } = props;
  const t = useText();
  const dates = useDates();
  const { last_message: last, unread_message_count: unread } = conversation;
  return (
    <li className={cx('conversation-row', isOpen && 'on')}>
      <PartnerAvatar partner={conversation.receiver} />
      <span className="conversation-row-text">
        <span className="conversation-row-line">
          <button
            type="button"
            className="text-title text-clip card-link"
            aria-current={isOpen ? 'true' : undefined}
            onClick={onOpen}
          >
            {nameOf(conversation)}
          </button>
          {last && <span className="text-caption">{dates.day(last.created_at)}</span>}
        </span>
        <span className="conversation-row-line">
          <span className={cx('text-meta', 'text-clip', unread > 0 && 'conversation-row-unread')} dir="auto">
            {last ? last.message : t('chat.empty')}
          </span>
          <RowCount count={unread} text={t('account.unread', { count: unread })} />
        </span>
      </span>
    </li>
  );
}

export function nameOf({ receiver }: Conversation): string {
  return `${receiver.f_name} ${receiver.l_name}`.trim();
}
