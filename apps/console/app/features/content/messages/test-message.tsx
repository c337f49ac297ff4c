import { useText } from '@errand/client/i18n.tsx';
import { testMessageTemplate } from '@errand/contract/console/message-templates';
import type { InputOf } from '@errand/contract/endpoint';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import type { MessageParams } from './message-params.ts';

type Body = Omit<InputOf<typeof testMessageTemplate>['body'], 'phone'>;

const E164 = /^\+[1-9]\d{6,14}$/;

/** Sends what is in the fields to the member: a mail to their address, an SMS with examples to a number. */
export function TestMessage({ params, body }: { params: MessageParams; body: Body }) {
  const t = useText();
  const may = useMay();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const send = useChange(testMessageTemplate, {
    onResponse: ({ accepted, answer }) =>
      accepted ? toastDone(t('messages.testSent')) : toastError(answer ?? t('ui.offline')),
  });
  if (!may('content.update')) return null;
  const isSms = body.channel === 'sms';

  function sendTest(): void {
    const phone = typed.replace(/[\s()-]/g, '');
    const isWrong = isSms && !E164.test(phone);
    setError(isWrong ? t('messages.phoneWrong') : null);
    if (!isWrong) send.mutate({ params, body: { ...body, ...(isSms && { phone }) } });
  }

  return (
    <div className="message-test">
      {isSms && (
        <TextField
          type="tel"
          dir="ltr"
          autoComplete="tel"
          label={t('messages.phone')}
          help={t('messages.phoneHelp')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={error}
        />
      )}
      <Button variant="quiet" loading={send.isPending} onClick={sendTest}>
        {t(isSms ? 'messages.testSms' : 'messages.testMail')}
      </Button>
    </div>
  );
}
