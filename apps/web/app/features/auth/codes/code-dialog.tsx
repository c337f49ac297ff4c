import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { lazy, Suspense } from 'react';
import { AuthHead } from '../components/auth-head.tsx';
import type { ContactCodeProps } from './contact-code.tsx';
import '../components/auth-dialog.css';

type CodeDialogProps = Omit<ContactCodeProps, 'proof'> & {
  /** Null closes the dialog. */
  proof: ContactCodeProps['proof'] | null;
  onClose: () => void;
};

/** Loaded on demand: it brings the phone number library. */
const ContactCode = lazy(() => import('./contact-code.tsx'));

/** Verifies a new phone or e-mail of the signed-in customer. */
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
      <AuthHead />
      <Suspense fallback={<div className="auth-body auth-wait" />}>
        {proof && <ContactCode key={`${proof.on} ${proof.to}`} proof={proof} {...step} />}
      </Suspense>
    </Dialog>
  );
}
