import type { VerificationMedium } from '@errand/domain/auth';
import { toE164, useHomeCountry } from '@errand/ui/forms/phone-field.tsx';
import { useFirebaseSession } from '../social/use-firebase-session.ts';
import { CodeForm } from './code-form.tsx';

export type ContactCodeProps = {
  /** The contact to verify. */
  proof: { on: 'phone' | 'email'; medium: VerificationMedium; to: string };
  /** Resolves to the error text or null. `sessionInfo` belongs to Firebase and is empty for our own codes. */
  onVerify: (code: { otp: string; sessionInfo: string }) => Promise<string | null>;
  onResend: () => Promise<void>;
};

/** Verifies a changed contact by code; through Firebase if the server requests it. */
export default function ContactCode({ proof, onVerify, onResend }: ContactCodeProps) {
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
