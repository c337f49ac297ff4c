import { useText } from '@errand/client/i18n.tsx';
import { useDates } from '@errand/client/use-dates.ts';
import { listInbox } from '@errand/contract/demo';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Mail, MessageSquare } from 'lucide-react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import './demo-inbox-page.css';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

const LINK = /(https?:\/\/\S+)/;

/** A text whose addresses can be followed, as in a program for mail. Splitting by the group leaves them at odd places. */
function LinkedText({ text }: { text: string }) {
  return text.split(LINK).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={`${index}${part}`} className="text-link underlined" href={part} dir="ltr">
        {part}
      </a>
    ),
  );
}

/** The demo's inbox: mails and SMS that were sent. */
export default function DemoInboxPage() {
  const t = useText();
  const { clock } = useDates();
  const { data, isPending } = useQuery({
    queryKey: queryKeys.demoInbox.all,
    queryFn: () => api.call(listInbox, { query: guestField() }),
    refetchInterval: 2000,
    retry: false,
  });
  const messages = data?.messages ?? [];
  return (
    <div className="page-width demo-inbox">
      <PageTitle text={t('auth.inbox')} />
      <h1 className="text-h1">{t('auth.inbox')}</h1>
      <p className="text-muted">{t('auth.inboxText')}</p>
      {!isPending && messages.length === 0 && (
        <EmptyState
          picture="open-mailbox-with-raised-flag"
          title={t('auth.inboxEmpty')}
          text={t('auth.inboxEmptyText')}
        />
      )}
      <ul className="demo-inbox-mails">
        {messages.map(({ id, channel, recipient, subject, text, sent_at }) => (
          <li key={id}>
            {channel === 'mail' ? (
              <Mail className="icon" size={20} />
            ) : (
              <MessageSquare className="icon" size={20} />
            )}
            <div>
              <p className="layout-row layout-between">
                <b className="text-title">
                  <bdi dir="ltr">{recipient}</bdi>
                </b>
                <bdi dir="ltr" className="text-caption">
                  {clock(sent_at)}
                </bdi>
              </p>
              {subject && (
                <p className="text-label">
                  <bdi>{subject}</bdi>
                </p>
              )}
              <p className="text-muted demo-inbox-text" dir="auto">
                <LinkedText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
