import { useText } from '@errand/client/i18n.tsx';
import {
  testWhatsAppTemplate,
  type WhatsAppTemplates,
} from '@errand/contract/console/messages/whatsapp-templates';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { type FormEvent, useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { errorMessage } from '#platform/api-error.ts';
import { useChange } from '#platform/query.ts';
import './template-test.css';

const E164 = /^\+[1-9]\d{6,14}$/;

/** Sends a saved template to a phone and shows the provider's response. */
export function TemplateTest({
  events,
}: {
  events: Pick<WhatsAppTemplates['events'][number], 'event' | 'title'>[];
}) {
  const t = useText();
  const [event, setEvent] = useState(events[0]?.event ?? '');
  const [phone, setPhone] = useState('');
  const [isTried, setIsTried] = useState(false);
  const test = useChange(testWhatsAppTemplate, { silent: true });
  const number = phone.replace(/[\s()-]/g, '');
  const isWrong = !E164.test(number);

  function send(submitted: FormEvent): void {
    submitted.preventDefault();
    setIsTried(true);
    if (!isWrong) test.mutate({ body: { event, phone: number } });
  }

  return (
    <Panel title={t('settings.whatsapp.test')} text={t('settings.whatsapp.testText')}>
      <form className="template-test" noValidate onSubmit={send}>
        <SelectField
          label={t('settings.whatsapp.event')}
          value={event}
          onChange={({ target }) => setEvent(target.value)}
        >
          {events.map(({ event: name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('settings.whatsapp.phone')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          placeholder="+971501234567"
          value={phone}
          error={isTried && isWrong ? t('settings.whatsapp.phoneWrong') : null}
          onChange={({ target }) => setPhone(target.value)}
        />
        <Button type="submit" variant="quiet" loading={test.isPending}>
          {t('settings.whatsapp.send')}
        </Button>
        {test.data?.accepted && <Note live="status" text={t('settings.whatsapp.accepted')} />}
        {test.data?.accepted === false && (
          <Note live="alert" tone="bad" text={t('settings.whatsapp.rejected')}>
            <code dir="auto">{test.data.answer}</code>
          </Note>
        )}
        {test.error && <Note live="alert" tone="bad" text={errorMessage(test.error, t)} />}
      </form>
    </Panel>
  );
}
