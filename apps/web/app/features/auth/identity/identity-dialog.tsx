import { useText } from '@errand/client/i18n.tsx';
import { CloseButton, Dialog } from '@errand/ui/dialog.tsx';
import { LogoMark } from '@errand/ui/logo-mark.tsx';
import { CodeProof } from './code-proof.tsx';
import { PasswordProof } from './password-proof.tsx';
import type { ProofBy } from './proof-by.ts';
import { SignInProof } from './sign-in-proof.tsx';
import '../components/auth-dialog.css';

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
      <div className="layout-row layout-between auth-head">
        <LogoMark className="auth-mark" size={38} />
        <CloseButton label={t('ui.close')} />
      </div>
      {by === 'password' && <PasswordProof onConfirmed={onConfirmed} />}
      {(by === 'sms' || by === 'mail') && <CodeProof onConfirmed={onConfirmed} />}
      {by === 'sign_in' && <SignInProof onEnd={() => onEnd(false)} />}
    </Dialog>
  );
}
