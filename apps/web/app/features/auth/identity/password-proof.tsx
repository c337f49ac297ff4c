import { useText } from '@errand/client/i18n.tsx';
import { confirmIdentity } from '@errand/contract/identity';
import { Button } from '@errand/ui/forms/button.tsx';
import { PasswordField } from '@errand/ui/forms/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { errorMessage } from '#platform/api-error.ts';
import { StepHead } from '../components/step-head.tsx';

/** Confirms the session by the current password. */
export function PasswordProof({ onConfirmed }: { onConfirmed: () => void }) {
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
