import { formText } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import { addPasskey, beginTotp } from '@errand/contract/console/staff/second-factors';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Alert } from '@errand/ui/live/announced.tsx';
import { useState } from 'react';
import { api } from '#platform/api.ts';
import { SessionFrame } from './frame.tsx';
import { createPasskey, hasPasskeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetUp } from './totp-set-up.tsx';
import { useSubmit } from './use-submit.ts';

/** Sets up the first second factor of a new member, then shows the recovery codes. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const t = useText();
  const [totp, setTotp] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = (recovery: readonly string[] | null) => (recovery ? setCodes(recovery) : onDone());
  const begin = useSubmit(async () => setTotp(await api.call(beginTotp, {})));
  const passkey = useSubmit(async (form) => {
    const credential = await createPasskey();
    const { recovery_codes } = await api.call(addPasskey, {
      body: { name: formText(form, 'name'), credential },
    });
    finish(recovery_codes);
  });
  if (codes)
    return (
      <SessionFrame title={t('session.codesTitle')}>
        <RecoveryCodes codes={codes} onKept={onDone} />
      </SessionFrame>
    );
  return (
    <SessionFrame title={t('session.setUpTitle')} text={t('session.setUpText')}>
      {totp ? (
        <TotpSetUp totp={totp} onDone={finish} />
      ) : (
        <div className="form">
          <p className="text-meta">{t('session.appText')}</p>
          <Button full loading={begin.busy} onClick={() => void begin.run(new FormData())}>
            {t('session.app')}
          </Button>
          {begin.error && <Alert className="field-error">{begin.error}</Alert>}
        </div>
      )}
      {!totp && hasPasskeys() && (
        <>
          <span className="session-or">{t('session.or')}</span>
          <form className="form" onSubmit={passkey.onSubmit}>
            <p className="text-meta">{t('session.passkeyText')}</p>
            <TextField
              label={t('session.passkeyName')}
              name="name"
              required
              maxLength={60}
              defaultValue={t('session.thisDevice')}
              error={passkey.error}
            />
            <Button type="submit" variant="quiet" full loading={passkey.busy}>
              {t('session.addPasskey')}
            </Button>
          </form>
        </>
      )}
    </SessionFrame>
  );
}
