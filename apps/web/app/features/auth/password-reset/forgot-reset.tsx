import { useText } from '@errand/client/i18n.tsx';
import { checkNewPassword } from '@errand/domain/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { PasswordField } from '@errand/ui/forms/field.tsx';
import { useForm } from 'react-hook-form';
import { StepHead } from '../components/step-head.tsx';
import { domainResolver } from '../sign-in/auth-form.ts';
import { StrengthHint } from '../sign-up/strength-hint.tsx';
import '../components/auth-dialog.css';

type Fields = { password: string; confirmPassword: string };

/** Password reset, step 2: the new password and its confirmation. */
export function ForgotReset(props: {
  onBack: () => void;
  onSet: (password: string, confirmPassword: string) => Promise<void>;
  onRejected: (error: unknown) => void;
}) {
  const { onBack, onSet, onRejected } = props;
  const t = useText();
  const form = useForm<Fields>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: domainResolver(checkNewPassword, t),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      className="auth-body"
      noValidate
      onSubmit={form.handleSubmit(({ password, confirmPassword }) =>
        onSet(password, confirmPassword).catch(onRejected),
      )}
    >
      <StepHead art="key" title={t('auth.resetTitle')} text={t('auth.resetText')} onBack={onBack} />
      <PasswordField
        {...form.register('password')}
        label={t('auth.newPassword')}
        placeholder={t('auth.passwordHint')}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <StrengthHint password={form.watch('password')} />
      <PasswordField
        {...form.register('confirmPassword')}
        label={t('auth.confirmPassword')}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" full loading={isSubmitting}>
        {t('auth.done')}
      </Button>
    </form>
  );
}
