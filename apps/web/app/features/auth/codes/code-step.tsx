import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { login } from '@errand/contract/auth';
import { firebaseVerifyToken, resendCode, verifyPhone } from '@errand/contract/auth-codes';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { toastFirstError } from '../error-toasts.ts';
import type { StepProps } from '../sign-in/use-auth-flow.ts';
import { useFirebaseSession } from '../social/use-firebase-session.ts';
import { useSocialPost } from '../social/use-social.ts';
import { CodeForm } from './code-form.tsx';

/** Verification of a sign-in or sign-up by phone or e-mail; through Firebase if it is configured. */
export function CodeStep({ flow }: StepProps) {
  const { view, about, go, handleResponse } = flow;
  const t = useText();
  const { firebase_otp_verification } = useConfig();
  const channel = view === 'verify_email' ? 'email' : 'phone';
  const contact = about[channel] ?? '';
  const toolkit = channel === 'phone' && firebase_otp_verification === 1;
  const { session, ask } = useFirebaseSession(toolkit ? contact : null);
  const post = useSocialPost(flow);

  async function verify(otp: string): Promise<string | null> {
    const { loginType: login_type, remember } = about;
    const guest_id = readSession().guestId ?? undefined;
    try {
      const response = toolkit
        ? await api.call(firebaseVerifyToken, {
            // `login_type` stays `manual` if a password preceded the code.
            body: {
              session_info: session.current,
              phone: contact,
              otp,
              login_type,
              guest_id,
              remember,
            },
          })
        : await api.call(verifyPhone, {
            body: { [channel]: contact, otp, login_type, verification_type: channel, guest_id, remember },
          });
      handleResponse(response);
      return null;
    } catch (error) {
      return toastFirstError(error, t('auth.offline'));
    }
  }

  async function resend(): Promise<void> {
    if (toolkit) return ask();
    const guest_id = readSession().guestId ?? undefined;
    try {
      if (about.loginType === 'social' && about.social && channel === 'phone' && !about.email)
        await post(about.social, { phone: contact });
      else if (about.loginType === 'otp' && channel === 'phone')
        await api.call(login, { body: { phone: contact, login_type: 'otp', guest_id } });
      else await api.call(resendCode, { body: { [channel]: contact, verification_type: channel, guest_id } });
    } catch (error) {
      toastFirstError(error, t('auth.offline'));
    }
  }

  return (
    <CodeForm
      to={contact}
      isEarlier={about.isCodeEarlier}
      onVerify={verify}
      onResend={resend}
      onBack={() => go({ kind: 'back' })}
    />
  );
}
