import { useText } from '@errand/client/i18n.tsx';
import { confirmIdentity } from '@errand/contract/identity';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { PasswordField } from '@errand/ui/forms/field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { errorMessage, toastApiError } from '#platform/api-error.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { CodeForm } from '../codes/code-form.tsx';
import { AuthHead } from '../components/auth-head.tsx';
import { StepHead } from '../components/step-head.tsx';
import { useLogout } from '../session/use-logout.ts';
import '../components/auth-dialog.css';

/** How the customer confirms their identity; see `confirmIdentity` of the contract. */
export type ProofBy = 'password' | 'sms' | 'mail' | 'sign_in';

/** Asks a signed-in customer for the password or a code; null closes it. */
export function IdentityDialog({ by, onEnd }: { by: ProofBy | null; onEnd: (isConfirmed: boolean) => void }) {
  const t = useText();
  const onConfirmed = () => onEnd(true);
  return (
    <Dialog
      open={by !== null}
      onClose={() => onEnd(false)}
      hideTitle
      title={t('auth.identityTitle')}
      className="auth-dialog"
    >
      <AuthHead />
      {by === 'password' && <PasswordProof onConfirmed={onConfirmed} />}
      {(by === 'sms' || by === 'mail') && <CodeProof onConfirmed={onConfirmed} />}
      {by === 'sign_in' && <SignInProof onEnd={() => onEnd(false)} />}
    </Dialog>
  );
}

/** Confirms the session by the current password. */
function PasswordProof({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useText();
  const [password, setPassword] = useState('');
  const confirm = useMutation({
    mutationFn: () => api.call(confirmIdentity, { body: { password } }),
    onSuccess: onConfirmed,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (password !== '') confirm.mutate();
  }

  return (
    <form className="auth-body" noValidate onSubmit={submit}>
      <StepHead art="key" title={t('auth.identityTitle')} text={t('auth.identityPassword')} />
      <PasswordField
        name="password"
        label={t('auth.currentPassword')}
        value={password}
        error={confirm.error ? errorMessage(confirm.error, t) : undefined}
        autoComplete="current-password"
        onChange={(event) => {
          setPassword(event.target.value);
          confirm.reset();
        }}
      />
      <Button type="submit" size="lg" full loading={confirm.isPending} disabled={password === ''}>
        {t('auth.identityConfirm')}
      </Button>
    </form>
  );
}

/** Confirms the session by a code to the account's own contact, which is sent when this opens. */
function CodeProof({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useText();
  const { data: to, error } = useQuery({
    queryKey: queryKeys.identityCode,
    queryFn: async () => (await api.call(confirmIdentity, { body: {} })).sent_to ?? '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error) return <Note live="alert" tone="bad" icon={CircleAlert} text={errorMessage(error, t)} />;
  if (to === undefined) return <div className="auth-body auth-wait" />;
  return (
    <CodeForm
      to={to}
      onVerify={(otp) =>
        api.call(confirmIdentity, { body: { otp } }).then(
          () => {
            onConfirmed();
            return null;
          },
          (wrong: unknown) => errorMessage(wrong, t),
        )
      }
      onResend={async () => {
        await api.call(confirmIdentity, { body: {} }).catch((failure: unknown) => toastApiError(failure, t));
      }}
    />
  );
}

/** For accounts without a password or a verified contact: only a new sign-in proves them. */
function SignInProof({ onEnd }: { onEnd: () => void }) {
  const t = useText();
  const logout = useLogout(onEnd);
  return (
    <div className="auth-body">
      <StepHead art="key" title={t('auth.identityTitle')} text={t('auth.identitySignIn')} />
      <Button size="lg" full loading={logout.isPending} onClick={() => logout.mutate()}>
        {t('auth.logout')}
      </Button>
    </div>
  );
}
