import { formText } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import { confirmTotp } from '@errand/contract/console/staff/second-factors';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { encode } from 'uqr';
import { api } from '#platform/api.ts';
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

/** A text as a QR code. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className="qr-code"
      width={196}
      height={196}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
