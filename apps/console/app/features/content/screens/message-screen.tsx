import { useText } from '@errand/client/i18n.tsx';
import { getMessageTemplate, type MessageEdition } from '@errand/contract/console/message-templates';
import { LANGUAGE_CODES } from '@errand/domain/language';
import { MESSAGE_CHANNELS, MESSAGE_SUBJECTS, ORDER_EVENTS } from '@errand/domain/notifications';
import { useNavigate, useParams } from 'react-router';
import { Page } from '#blocks/page/page.tsx';
import { LANGUAGE_NAMES } from '#platform/language-names.ts';
import { useRead } from '#platform/query.ts';
import { Component as NotFound } from '#shell/not-found.tsx';
import { Choice } from '../messages/choice.tsx';
import { EditionEditor } from '../messages/edition-editor.tsx';
import { EditionHistory } from '../messages/edition-history.tsx';
import { EditionNotes } from '../messages/edition-notes.tsx';
import type { MessageParams } from '../messages/message-params.ts';
import '../messages/message-editor.css';

/** The texts of one message by channel and language, with their preview and history. */
export default function MessageScreen() {
  const { subject: givenSubject, event: givenEvent } = useParams();
  const subject = MESSAGE_SUBJECTS.find((one) => one === givenSubject);
  const event = ORDER_EVENTS.find((one) => one === givenEvent);
  return subject && event ? <Message params={{ subject, event }} /> : <NotFound />;
}

function Message({ params }: { params: MessageParams }) {
  const t = useText();
  const { title, editions } = useRead('content', getMessageTemplate, { params });
  const navigate = useNavigate();
  const address = useParams();
  const edition = editions.find(
    (one) => one.channel === address.channel && one.language === address.language,
  );
  if (!edition) return <NotFound />;
  const { channel, language } = edition;
  /** In the path, so that leaving unsaved texts asks first. */
  const choose = (chosen: Partial<Pick<MessageEdition, 'channel' | 'language'>>) => {
    const to = [params.subject, params.event, chosen.channel ?? channel, chosen.language ?? language];
    void navigate(`/content/messages/${to.join('/')}`, { replace: true });
  };
  return (
    <Page
      title={title}
      text={t(`messages.about.${params.event.startsWith('parcel_') ? 'receiver' : params.subject}`)}
      back={{ to: '/content/messages', label: t('messages.title') }}
    >
      <div className="message-choices">
        <Choice
          label={t('messages.channels')}
          values={MESSAGE_CHANNELS.filter((one) => editions.some((other) => other.channel === one))}
          value={channel}
          nameOf={(one) => t(`messages.channel.${one}`)}
          onChange={(chosen) => choose({ channel: chosen })}
        />
        <Choice
          label={t('messages.languages')}
          values={LANGUAGE_CODES}
          value={language}
          nameOf={(one) => LANGUAGE_NAMES[one]}
          onChange={(chosen) => choose({ language: chosen })}
        />
      </div>
      <EditionNotes edition={edition} />
      <EditionEditor key={`${channel} ${language}`} params={params} edition={edition} />
      <EditionHistory params={params} edition={edition} />
    </Page>
  );
}
