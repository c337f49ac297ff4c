import { formText } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import { type ConsoleSession, proveSecondFactor } from '@errand/contract/console/staff/session';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { plainApi } from '#platform/api.ts';
import { PasskeyChoice } from './passkey-choice.tsx';
import { hasPasskeys, provePasskey } from './passkeys.ts';
import { useSubmit } from './use-submit.ts';

/** Asks for the second factor: a code of the app, a recovery code or a passkey. */
export function ProofForm(props: {
  factors: ConsoleSession['factors'];
  onProven: (session: ConsoleSession) => void;
}) {
  const { factors, onProven } = props;
  const t = useText();
  const code = useSubmit(async (form) =>
    onProven(await plainApi.call(proveSecondFactor, { body: { code: formText(form, 'code') } })),
  );
  return (
    <>
      <p className="text-muted">{t(factors.totp ? 'session.codeText' : 'session.recoveryText')}</p>
      <form className="form" onSubmit={code.onSubmit}>
        <TextField
          label={t('session.code')}
          name="code"
          required
          dir="ltr"
          className="session-code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
          error={code.error}
        />
        <Button type="submit" full loading={code.busy}>
          {t('session.confirm')}
        </Button>
      </form>
      {factors.passkey && hasPasskeys() && (
        <PasskeyChoice
          label={t('session.usePasskey')}
          use={async () =>
            onProven(await plainApi.call(proveSecondFactor, { body: { credential: await provePasskey() } }))
          }
        />
      )}
    </>
  );
}
