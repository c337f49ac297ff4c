import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listMessageTemplates, type MessageTemplateRow } from '@errand/contract/console/message-templates';
import { MESSAGE_CHANNELS } from '@errand/domain/notifications';
import { Link } from 'react-router';
import { Page, Panel } from '#blocks/page/page.tsx';
import { LANGUAGE_NAMES } from '#platform/language-names.ts';
import { useRead } from '#platform/query.ts';
import { ContentTabs } from '../content-tabs.tsx';
import { RECIPIENTS, recipientOf } from '../messages/recipients.ts';
import '../content-list.css';

/** The messages to customers and receivers, by recipient. */
export default function MessagesScreen() {
  const t = useText();
  const { rows } = useRead('content', listMessageTemplates, {});
  return (
    <Page title={t('content.title')} text={t('messages.text')} narrow>
      <ContentTabs />
      {RECIPIENTS.map((recipient) => (
        <Panel key={recipient} title={t(`messages.recipient.${recipient}`)}>
          <ul className="content-list">
            {rows
              .filter((row) => recipientOf(row) === recipient)
              .map((row) => (
                <MessageRow key={row.event} row={row} />
              ))}
          </ul>
        </Panel>
      ))}
    </Page>
  );
}

function MessageRow({ row: { subject, event, title, topic, editions } }: { row: MessageTemplateRow }) {
  const t = useText();
  const language = useLanguage();
  const channels = MESSAGE_CHANNELS.filter((channel) => editions.some((one) => one.channel === channel));
  const edited = editions
    .filter((edition) => edition.is_edited)
    .map((one) => `${t(`messages.channel.${one.channel}`)} · ${LANGUAGE_NAMES[one.language]}`);
  return (
    <li>
      <Link to={`/content/messages/${subject}/${event}/${channels[0]}/${language}`}>
        <span className="content-name">
          <b>{title}</b>
          <span className="text-caption">
            {[
              ...(topic === null ? [] : [t(`messages.topic.${topic}`)]),
              channels.map((channel) => t(`messages.channel.${channel}`)).join(' + '),
            ].join(' · ')}
          </span>
        </span>
        <span className="content-end">
          {editions.some((one) => one.failed_at !== null) && (
            <span className="tag bad">{t('messages.failed')}</span>
          )}
          {editions.some((one) => one.default_changed) && (
            <span className="tag warn">{t('messages.defaultChanged')}</span>
          )}
          {edited.length > 0 ? (
            <span className="tag ok" title={edited.join('\n')}>
              {t('messages.edited', { count: edited.length })}
            </span>
          ) : (
            <span className="text-caption">{t('messages.default')}</span>
          )}
        </span>
      </Link>
    </li>
  );
}
