import { useText } from '@errand/client/i18n.tsx';
import { type SetUpServices, type SetUpStep, testSender } from '@errand/contract/console/set-up';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '#platform/api-error.ts';
import { useChange } from '#platform/query.ts';
import { useMay, useSession } from '#platform/session.ts';
import { OpeningRow } from './opening-row.tsx';
import { stepAddress } from './step-address.ts';

/** Steps that need a service which the process is configured for at its start. */
const SERVICES: Partial<Record<SetUpStep, readonly (keyof SetUpServices)[]>> = {
  card: ['card'],
  mail: ['mail'],
  sms: ['sms'],
  maps: ['street_map', 'geocoder', 'router'],
};

/** Lines of the file `.env`, as `.env.example` describes them. */
const EXAMPLES: Record<keyof SetUpServices, string> = {
  card: 'STRIPE_SECRET_KEY=sk_live_…\nSTRIPE_WEBHOOK_SECRET=whsec_…',
  mail: 'SMTP_URL=smtps://user:password@mail.example.com:465\nMAIL_FROM=Our shop <orders@example.com>',
  sms: 'SMS_PROVIDER=twilio\nTWILIO_ACCOUNT_SID=AC…\nTWILIO_AUTH_TOKEN=…\nTWILIO_FROM=+15005550006',
  street_map: 'MAP_STYLE_URL=https://maps.example.com/style-{theme}.json?language={language}',
  geocoder: 'GEOCODER_PROVIDER=photon\nGEOCODER_URL=https://photon.example.com',
  router: 'ROUTER_PROVIDER=osrm\nROUTER_URL=https://routing.example.com',
};

/** A step of the shop itself: its state, the screen that completes it, and the services that are not configured. */
export function SetUpStepRow(props: {
  step: SetUpStep;
  done: boolean;
  optional: boolean;
  configured: SetUpServices;
}) {
  const { step, done, optional, configured } = props;
  const t = useText();
  const may = useMay();
  const services = SERVICES[step] ?? [];
  const off = services.filter((service) => !configured[service]);
  const isSender = step === 'mail' || step === 'sms';
  return (
    <OpeningRow
      task={step}
      label={t(`set-up.${step}`)}
      text={t(`set-up.${step}Text`)}
      done={done}
      optional={optional}
      to={off.length > 0 ? null : stepAddress(step)}
    >
      {off.length > 0 && (
        <div className="set-up-more">
          {off.map((service) => (
            <p key={service} className="text-caption">
              {t(`set-up.${service}Off`)}
            </p>
          ))}
          <p className="text-caption">{t('set-up.environment')}</p>
          <pre className="set-up-example" dir="ltr">
            <code>{off.map((service) => EXAMPLES[service]).join('\n')}</code>
          </pre>
        </div>
      )}
      {isSender && off.length === 0 && may('settings.update') && (
        <div className="set-up-more">
          <SenderTest channel={step} />
        </div>
      )}
    </OpeningRow>
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
