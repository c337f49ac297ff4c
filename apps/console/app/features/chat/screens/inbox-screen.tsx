import { useText } from '@errand/client/i18n.tsx';
import { CHAT_PARTNERS } from '@errand/contract/chat';
import { listConversations } from '@errand/contract/console/support/chat';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import './inbox-screen.css';

export default function InboxScreen() {
  const t = useText();
  return (
    <Page title={t('chat.title')} text={t('chat.text')}>
      <List
        endpoint={listConversations}
        resource="chat"
        href={({ id }) => `/chat/${id}`}
        searchLabel={t('chat.search')}
        filters={{
          partner: {
            label: t('chat.with'),
            options: labelsOf(CHAT_PARTNERS, (partner) => t(`chat.partner.${partner}`)),
          },
          unread: { label: t('chat.unreadOnly') },
          closed: { label: t('chat.closedOnly') },
        }}
        columns={{
          customer: {
            header: t('chat.customer'),
            cell: ({ customer_name }) => <bdi>{customer_name || '–'}</bdi>,
          },
          last: {
            header: t('chat.last'),
            phone: 'plain',
            cell: ({ last_by, last_text }) => (
              <span className="inbox-last">
                {last_by === 'partner' && <span className="text-caption">{t('chat.you')} </span>}
                <bdi className="inbox-text">{last_text}</bdi>
              </span>
            ),
          },
          with: {
            header: t('chat.with'),
            phone: 'plain',
            cell: ({ partner, partner_name }) =>
              partner === 'admin' ? t('chat.partner.admin') : <bdi>{partner_name}</bdi>,
          },
          last_at: {
            header: t('chat.lastAt'),
            phone: 'plain',
            cell: ({ last_at }) => <Instant at={last_at} />,
          },
          state: {
            header: t('chat.state'),
            phone: 'beside',
            cell: ({ closed_at, unread }) =>
              unread > 0 ? (
                <span className="tag warn">{t('chat.unread', { count: unread })}</span>
              ) : (
                closed_at && <span className="tag">{t('chat.closed')}</span>
              ),
          },
        }}
        empty={{ title: t('chat.none'), text: t('chat.noneText') }}
      />
    </Page>
  );
}
