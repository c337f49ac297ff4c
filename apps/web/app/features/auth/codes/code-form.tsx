import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { listInbox } from '@errand/contract/demo';
import { CODE_LENGTH, RESEND_COOLDOWN_SECONDS } from '@errand/domain/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { StepHead } from '../components/step-head.tsx';
import { CodeInput } from './code-input.tsx';
import '../components/auth-dialog.css';
import './code-form.css';

/** A form for a six-digit code with Verify and, after a minute, Resend. `onVerify` returns the error text or null. */
export function CodeForm(props: {
  /** The recipient of the code: E.164 or an e-mail address. */
  to: string;
  /** Whether the code was sent by an earlier request. */
  isEarlier?: boolean;
  onVerify: (code: string) => Promise<string | null>;
  /** Never rejects: the caller reports failures. */
  onResend: () => Promise<void>;
  onBack?: () => void;
  children?: ReactNode;
}) {
  const { to, isEarlier = false, onVerify, onResend, onBack } = props;
  const t = useText();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
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
    // A new field, which has the focus and has not been left empty.
    setRound(round + 1);
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
            {t(isEarlier ? 'auth.codeTextEarlier' : 'auth.codeText')} <bdi dir="ltr">{masked(to)}</bdi>
          </>
        }
      />
      <input type="hidden" name={to.includes('@') ? 'email' : 'phone'} value={to} />
      <CodeInput key={round} value={code} onChange={edit} error={problem} />
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

/**
 * A countdown in seconds that starts at once and restarts with `start`. It follows the clock, so it stays right in
 * throttled tabs.
 */
function useCountdown(seconds: number): { left: number; start: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [left]);
  function start(): void {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }
  return { left, start };
}

/** The demo's verification code; pressing it fills it in. */
function DemoHint({ to, onTake }: { to: string; onTake: (code: string) => void }) {
  const t = useText();
  const { demo } = useConfig();
  const { data } = useQuery({
    queryKey: queryKeys.demoInbox.of(to),
    queryFn: () => api.call(listInbox, { query: { recipient: to, ...guestField() } }),
    enabled: demo,
    refetchInterval: 1500,
    staleTime: 0,
    gcTime: 0,
  });
  const code = data?.messages.find((message) => message.code)?.code;
  if (!demo || !code) return null;
  return (
    <button type="button" className="demo-hint" onClick={() => onTake(code)}>
      <KeyRound className="icon" size={16} />
      <span>
        {t('auth.demoCode')} <bdi dir="ltr">{code}</bdi>
      </span>
    </button>
  );
}

/** "+97150 ••• 1234", "l•••@errand.example": enough for the owner to recognize it. */
export function masked(contact: string): string {
  const at = contact.indexOf('@');
  if (at > 0) return `${contact[0]}•••${contact.slice(at)}`;
  if (contact.length < 9) return contact;
  return `${contact.slice(0, -7)} ••• ${contact.slice(-4)}`;
}
