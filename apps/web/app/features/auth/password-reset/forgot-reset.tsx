import { useText } from '@errand/client/i18n.tsx';
import { checkNewPassword } from '@errand/domain/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { useForm } from '@errand/ui/forms/use-form.ts';
import { NewPasswordFields } from '../components/contact-fields.tsx';
import { StepHead } from '../components/step-head.tsx';
import { domainResolver } from '../sign-in/auth-form.ts';
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
      <NewPasswordFields
        label={t('auth.newPassword')}
        typed={form.watch('password')}
        password={{ ...form.register('password'), error: errors.password?.message }}
        confirmation={{ ...form.register('confirmPassword'), error: errors.confirmPassword?.message }}
      />
      <Button type="submit" size="lg" full loading={isSubmitting}>
        {t('auth.done')}
      </Button>
    </form>
  );
}
