import { useText } from '@errand/client/i18n.tsx';
import { testSender } from '@errand/contract/console/set-up';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '#platform/api-error.ts';
import { useChange } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';

const E164 = /^\+[1-9]\d{6,14}$/;

/** Sends a test message and shows the provider's response. */
export function SenderTest({ channel }: { channel: 'mail' | 'sms' }) {
  const t = useText();
  const { staff } = useSession();
  const [phone, setPhone] = useState('');
  const [isTried, setIsTried] = useState(false);
  const test = useChange(testSender, { silent: true });
  const number = phone.replace(/[\s()-]/g, '');
  const isWrong = channel === 'sms' && !E164.test(number);

  function send(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (!isWrong) test.mutate({ body: { channel, ...(channel === 'sms' && { phone: number }) } });
  }

  return (
    <form className="sender-test" noValidate onSubmit={send}>
      {channel === 'sms' && (
        <TextField
          label={t('set-up.phone')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          placeholder="+4940123456"
          value={phone}
          error={isTried && isWrong ? t('set-up.phoneWrong') : null}
          onChange={(event) => setPhone(event.target.value)}
        />
      )}
      <Button type="submit" size="sm" variant="quiet" loading={test.isPending}>
        {channel === 'mail' ? t('set-up.testMail', { mail: staff.mail }) : t('set-up.testSms')}
      </Button>
      {test.data?.accepted && <Note live="status" text={t('set-up.accepted')} />}
      {test.data?.accepted === false && (
        <Note live="alert" tone="bad" text={t('set-up.rejected')}>
          <code dir="auto">{test.data.answer}</code>
        </Note>
      )}
      {test.error && <Note live="alert" tone="bad" text={errorMessage(test.error, t)} />}
    </form>
  );
}
