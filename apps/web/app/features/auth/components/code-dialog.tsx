import { useText } from '@errand/client/i18n.tsx';
import { CloseButton, Dialog } from '@errand/ui/dialog.tsx';
import { lazy, Suspense } from 'react';
import { Mark } from './mark.tsx';
import './auth-dialog.css';

export type CodeDialogProps = {
  /** Which contact a code was sent to, and by whom; null while none is asked for. */
  proof: { on: 'phone' | 'email'; medium: 'sms' | 'mail' | 'firebase'; to: string } | null;
  onClose: () => void;
  /** Gives what was wrong, or null. `sessionInfo` is the identity provider's; empty for codes of our own. */
  onVerify: (code: { otp: string; sessionInfo: string }) => Promise<string | null>;
  onResend: () => Promise<void>;
};

/** Brings the phone numbers of the world with it, so it is loaded when a code is asked for. */
const ContactCode = lazy(() => import('./contact-code.tsx'));

/** Proves a new phone or e-mail of somebody who is signed in. */
export function CodeDialog({ proof, onClose, ...step }: CodeDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={proof !== null}
      onClose={onClose}
      hideTitle
      title={t('auth.codeTitle')}
      className="auth-dialog"
    >
      <div className="layout-row layout-between auth-head">
        <Mark />
        <CloseButton label={t('ui.close')} />
      </div>
      <Suspense fallback={<div className="auth-body auth-wait" />}>
        {proof && <ContactCode key={`${proof.on} ${proof.to}`} proof={proof} {...step} />}
      </Suspense>
    </Dialog>
  );
}
