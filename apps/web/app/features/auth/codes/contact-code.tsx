import { toE164, useHomeCountry } from '@errand/ui/forms/phone-field.tsx';
import { useFirebaseSession } from '../social/use-firebase-session.ts';
import type { CodeDialogProps } from './code-dialog.tsx';
import { CodeForm } from './code-form.tsx';

type Props = Pick<CodeDialogProps, 'onVerify' | 'onResend'> & {
  proof: NonNullable<CodeDialogProps['proof']>;
};

/** Verifies a changed contact by code; through Firebase where the server says so. */
export default function ContactCode({ proof, onVerify, onResend }: Props) {
  const country = useHomeCountry();
  const { on, to, medium } = proof;
  const contact = on === 'phone' ? (toE164(to, country) ?? to) : to.toLowerCase();
  const toolkit = medium === 'firebase';
  const { session, ask } = useFirebaseSession(toolkit ? contact : null);
  return (
    <CodeForm
      to={contact}
      onVerify={(otp) => onVerify({ otp, sessionInfo: session.current })}
      onResend={toolkit ? ask : onResend}
    />
  );
}
