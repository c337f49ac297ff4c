import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { StepHead } from '../components/step-head.tsx';
import { useLogout } from '../session/use-logout.ts';

/** For accounts without a password or a verified contact: only a new sign-in proves them. */
export function SignInProof({ onEnd }: { onEnd: () => void }) {
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
