import { formText } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import { confirmTotp } from '@errand/contract/console/staff/second-factors';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { api } from '#platform/api.ts';
import { QrCode } from './qr-code.tsx';
import { useSubmit } from './use-submit.ts';
import './totp-set-up.css';

/** The secret of an authenticator app as a QR code, and its confirmation by the first code. */
export function TotpSetUp(props: {
  totp: { secret: string; uri: string };
  /** Recovery codes, or null if the member has some already. */
  onDone: (codes: readonly string[] | null) => void;
}) {
  const { totp, onDone } = props;
  const t = useText();
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    const { recovery_codes } = await api.call(confirmTotp, { body: { code: formText(form, 'code') } });
    onDone(recovery_codes);
  });
  return (
    <form className="form" onSubmit={onSubmit}>
      <div className="totp-set-up">
        <p className="text-label">{t('session.scan')}</p>
        <QrCode text={totp.uri} label={t('session.qr')} />
        <p className="text-meta">{t('session.secret')}</p>
        <code dir="ltr">{totp.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
      <TextField
        label={t('session.firstCode')}
        name="code"
        required
        dir="ltr"
        className="session-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error}
      />
      <Button type="submit" full loading={busy}>
        {t('session.confirm')}
      </Button>
    </form>
  );
}
