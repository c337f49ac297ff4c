import { useText } from '@errand/client/i18n.tsx';
import { CODE_LENGTH, RESEND_COOLDOWN_SECONDS } from '@errand/domain/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { type ReactNode, useState } from 'react';
import { StepHead } from '../components/step-head.tsx';
import { DemoHint } from '../sign-in/demo-hint.tsx';
import { masked } from '../sign-in/masked.ts';
import { CodeInput } from './code-input.tsx';
import { useCountdown } from './use-countdown.ts';
import '../components/auth-dialog.css';
import './code-form.css';

/** A form for a six-digit code with Verify and, after a minute, Resend. `onVerify` returns the error text or null. */
export function CodeForm(props: {
  /** The recipient of the code: E.164 or an e-mail address. */
  to: string;
  onVerify: (code: string) => Promise<string | null>;
  /** Never rejects: the caller reports failures. */
  onResend: () => Promise<void>;
  onBack?: () => void;
  children?: ReactNode;
}) {
  const { to, onVerify, onResend, onBack } = props;
  const t = useText();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const countdown = useCountdown(RESEND_COOLDOWN_SECONDS);

  function edit(next: string): void {
    setCode(next);
    setProblem(null);
  }

  async function submit(): Promise<void> {
    if (code.length !== CODE_LENGTH || busy) return;
    setBusy(true);
    const wrong = await onVerify(code);
    setBusy(false);
    if (wrong) setProblem(wrong);
  }

  async function resend(): Promise<void> {
    countdown.start();
    edit('');
    await onResend();
  }

  return (
    <form
      className="auth-body code-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <StepHead
        art="key"
        title={t('auth.codeTitle')}
        onBack={onBack}
        text={
          <>
            {t('auth.codeText')} <bdi dir="ltr">{masked(to)}</bdi>
          </>
        }
      />
      <input type="hidden" name={to.includes('@') ? 'email' : 'phone'} value={to} />
      <CodeInput value={code} onChange={edit} error={problem} />
      <DemoHint to={to} onTake={edit} />
      <Button type="submit" size="lg" full loading={busy} disabled={code.length !== CODE_LENGTH}>
        {t('auth.verify')}
      </Button>
      <p className="text-meta code-form-again">
        {t('auth.codeMissing')}{' '}
        {countdown.left > 0 ? (
          <>
            {t('auth.resendIn')} <bdi dir="ltr">{clock(countdown.left)}</bdi>
          </>
        ) : null}
        <button
          type="button"
          className="text-link underlined"
          hidden={countdown.left > 0}
          onClick={() => void resend()}
        >
          {t('auth.resend')}
        </button>
      </p>
    </form>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
