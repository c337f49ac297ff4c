import { useText } from '@errand/client/i18n.tsx';
import { type SetUpStep, testSender } from '@errand/contract/console/set-up';
import { cx } from '@errand/ui/cx.ts';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '#platform/api-error.ts';
import { setGuide } from '#platform/guide.ts';
import { useChange } from '#platform/query.ts';
import { useMay, useSession } from '#platform/session.ts';
import { OpenShop } from './open-shop.tsx';
import { stepAddress } from './step-address.ts';

/** What the process is configured for at its start. */
type Service = 'card' | 'mail' | 'sms';

type Props = {
  step: SetUpStep;
  done: boolean;
  optional: boolean;
  storeId: number | null;
  configured: Record<Service, boolean>;
  missing: readonly SetUpStep[];
};

/** Lines of the file `.env`, as `.env.example` describes them. */
const EXAMPLES: Record<Service, string> = {
  card: 'STRIPE_SECRET_KEY=sk_live_…\nSTRIPE_WEBHOOK_SECRET=whsec_…',
  mail: 'SMTP_URL=smtps://user:password@mail.example.com:465\nMAIL_FROM=Our shop <orders@example.com>',
  sms: 'SMS_PROVIDER=twilio\nTWILIO_ACCOUNT_SID=AC…\nTWILIO_AUTH_TOKEN=…\nTWILIO_FROM=+15005550006',
};

export function SetUpStepRow({ step, done, optional, storeId, configured, missing }: Props) {
  const t = useText();
  const may = useMay();
  const service = step === 'card' || step === 'mail' || step === 'sms' ? step : null;
  const isOff = service !== null && !configured[service];
  const to = isOff ? null : stepAddress(step, storeId);
  const Icon = done ? CircleCheck : CircleDashed;
  return (
    <li className="set-up-step" data-done={done || undefined}>
      <Icon className="icon" size={22} />
      <div>
        <b className="text-label">{t(`set-up.${step}`)}</b>
        <p className="text-caption">{t(`set-up.${step}Text`)}</p>
      </div>
      <span className={cx('tag', done ? 'ok' : !optional && 'warn')}>
        {t(done ? 'set-up.done' : optional ? 'set-up.advised' : 'set-up.missing')}
      </span>
      {to && !done && (
        <ButtonLink
          to={to}
          size="sm"
          variant="quiet"
          onClick={() => setGuide(step)}
          aria-label={`${t('set-up.go')}: ${t(`set-up.${step}`)}`}
        >
          {t('set-up.go')}
        </ButtonLink>
      )}
      {isOff && (
        <div className="set-up-more">
          <p className="text-caption">{t(`set-up.${service}Off`)}</p>
          <p className="text-caption">{t('set-up.environment')}</p>
          <pre className="set-up-example" dir="ltr">
            <code>{EXAMPLES[service]}</code>
          </pre>
        </div>
      )}
      {(step === 'mail' || step === 'sms') && !isOff && may('settings.update') && (
        <div className="set-up-more">
          <SenderTest channel={step} />
        </div>
      )}
      {step === 'open' && may('settings.update') && (
        <div className="set-up-more">
          <OpenShop isOpen={done} missing={missing} />
        </div>
      )}
    </li>
  );
}

const E164 = /^\+[1-9]\d{6,14}$/;

/** Sends a test message and shows the provider's response. */
function SenderTest({ channel }: { channel: 'mail' | 'sms' }) {
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
