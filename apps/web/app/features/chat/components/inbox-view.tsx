import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { RowsSkeleton } from '@errand/ui/lists/rows-skeleton.tsx';
import { PageTitle } from '#platform/page-title.tsx';
import { useConversations } from '../use-conversations.ts';
import { ConversationRow } from './conversation-row.tsx';
import { Thread } from './thread.tsx';
import './inbox-view.css';

/** The conversation list beside the open conversation; one after the other on phones. */
export function InboxView(props: { openId: number | null; onOpen: (id: number | null) => void }) {
  const { openId, onOpen } = props;
  const t = useText();
  const query = useConversations();
  const list = query.data?.conversations ?? [];
  return (
    <>
      <PageTitle text={t('account.section.inbox')} />
      <h1 className={cx('text-h1', openId !== null && 'inbox-view-title')}>{t('account.section.inbox')}</h1>
      {query.isError && (
        <FailedState
          picture="open-mailbox-with-raised-flag"
          title={t('chat.failed')}
          onRetry={query.refetch}
        />
      )}
      {query.isSuccess && list.length === 0 && (
        <EmptyState
          picture="open-mailbox-with-raised-flag"
          title={t('chat.noneTitle')}
          text={t('chat.noneText')}
        >
          <ButtonLink variant="soft" to="/my-orders">
            {t('account.orders')}
          </ButtonLink>
        </EmptyState>
      )}
      {(query.isPending || list.length > 0) && (
        <div className={cx('inbox-view', openId !== null && 'open')}>
          <ul className="inbox-view-list" aria-busy={query.isPending || undefined}>
            {query.isPending && (
              <RowsSkeleton
                as="li"
                row="conversation-row"
                text="conversation-row-text"
                picture={{ size: '48px', radius: '50%' }}
                lines={['60%', '85%']}
              />
            )}
            {list.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                isOpen={conversation.id === openId}
                onOpen={() => onOpen(conversation.id)}
              />
            ))}
          </ul>
          {openId === null ? (
            <div className="inbox-view-blank">
              <p className="text-muted">{t('chat.choose')}</p>
            </div>
          ) : (
            <Thread key={openId} id={openId} onClose={() => onOpen(null)} />
          )}
        </div>
      )}
    </>
  );
}
