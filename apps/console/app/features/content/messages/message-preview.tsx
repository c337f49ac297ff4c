import { useText } from '@errand/client/i18n.tsx';
import { useDebounced } from '@errand/client/use-debounced.ts';
import {
  type MessageEdition,
  type MessageTexts,
  previewMessage,
} from '@errand/contract/console/message-templates';
import { directionOf } from '@errand/domain/language';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { errorMessage } from '#platform/api-error.ts';
import { consoleQuery } from '#platform/query.ts';
import { MailFrame } from './mail-frame.tsx';
import type { MessageParams } from './message-params.ts';
import { TestMessage } from './test-message.tsx';

const DEBOUNCE_MS = 400;

/** What the recipient gets, rendered by the server with an order, by default the latest one of the event. */
export function MessagePreview(props: {
  params: MessageParams;
  edition: MessageEdition;
  texts: MessageTexts;
}) {
  const { params, edition } = props;
  const { channel, language } = edition;
  const t = useText();
  const [number, setNumber] = useState('');
  const order = useDebounced(number, DEBOUNCE_MS);
  const texts = useDebounced(props.texts, DEBOUNCE_MS);
  const order_id = /^\d{1,15}$/.test(order) ? Number(order) || null : null;
  const body = { channel, language, texts, order_id };
  const { data, error } = useQuery({
    ...consoleQuery('content', previewMessage, { params, body }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const shownWith =
    data &&
    (data.order_id === null
      ? t('messages.examples')
      : t('messages.withOrder', { id: String(data.order_id) }));
  return (
    <Panel title={t('messages.preview')}>
      <TextField
        label={t('messages.order')}
        help={shownWith}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        inputMode="numeric"
        dir="ltr"
        optional
      />
      {error && <Note live="status" tone="bad" text={errorMessage(error, t)} />}
      {data && !error && (
        <>
          {data.html === null ? (
            <div className="message-bubble" lang={language} dir={directionOf(language)}>
              {channel === 'push' && <b>{data.title}</b>}
              <p>{data.text}</p>
            </div>
          ) : (
            <MailFrame subject={data.title} html={data.html} language={language} />
          )}
        </>
      )}
      {channel === 'sms' && data && !error && (
        <p className="text-meta">{t('messages.characters', { count: data.text.length })}</p>
      )}
      {channel !== 'push' && <TestMessage params={params} body={{ ...body, channel }} />}
    </Panel>
  );
}
