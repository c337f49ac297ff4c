import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import {
  firebaseResetPassword,
  forgotPassword,
  resetPassword,
  verifyToken,
} from '@errand/contract/auth-password';
import { type PasswordResetMethod, passwordResetMethods } from '@errand/domain/auth';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { CodeForm } from '../codes/code-form.tsx';
import { hasValidCode, rememberSentCode } from '../codes/sent-codes.ts';
import { StepHead } from '../components/step-head.tsx';
import { toastFirstError } from '../error-toasts.ts';
import type { StepProps } from '../sign-in/use-auth-flow.ts';
import { requestFirebaseCode } from '../social/firebase-code.ts';
import { ForgotRequest } from './forgot-request.tsx';
import { ForgotReset } from './forgot-reset.tsx';
import '../components/auth-dialog.css';

/** Password reset in three steps: request, code, new password. Without a channel for codes it points to support. */
export function ForgotSteps({
  flow,
  onBack,
  onDone,
}: StepProps & { onBack: () => void; onDone: () => void }) {
  const { view, about, go } = flow;
  const t = useText();
  const { is_sms_active, is_mail_active, firebase_otp_verification } = useConfig();
  const firebase = firebase_otp_verification === 1;
  const methods = passwordResetMethods({ sms: is_sms_active, mail: is_mail_active, firebase });
  const session = useRef<string | null>(null);
  const forgot = about.forgot;
  const finished = view === 'forgot_done';
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (finished) finish();
  }, [finished]);

  if (methods.length === 0) return <Unavailable />;

  /** Sends a code; rejects with the server's error for the form to show. */
  async function request(method: PasswordResetMethod, to: string): Promise<void> {
    if (method === 'phone' && firebase) session.current = await requestFirebaseCode(to);
    else await api.call(forgotPassword, { body: { [method]: to, verification_method: method } });
    rememberSentCode(to);
  }

  /** Leads to the code, also to an earlier one that is still valid while no other is sent. */
  async function requestFirst(method: PasswordResetMethod, to: string): Promise<void> {
    const isCodeEarlier = await request(method, to).then(
      () => false,
      (error: unknown) => {
        if (hasValidCode(error, to)) return true;
        throw error;
      },
    );
    go({ kind: 'code_sent' }, { forgot: { method, to, code: '' }, isCodeEarlier });
  }

  async function verify(code: string): Promise<string | null> {
    if (!forgot) return null;
    try {
      if (forgot.method === 'phone' && firebase) {
        await api.call(firebaseResetPassword, {
          body: { phoneNumber: forgot.to, sessionInfo: session.current ?? '', code, is_reset_token: 1 },
        });
      } else {
        await api.call(verifyToken, {
          body: { [forgot.method]: forgot.to, verification_method: forgot.method, reset_token: code },
        });
      }
      go({ kind: 'code_verified' }, { forgot: { ...forgot, code } });
      return null;
    } catch (error) {
      return firstMessage(error);
    }
  }
  const firstMessage = (error: unknown) => toastFirstError(error, t('auth.offline'));

  if (view === 'forgot_verify' && forgot) {
    return (
      <CodeForm
        to={forgot.to}
        isEarlier={about.isCodeEarlier}
        onVerify={verify}
        onResend={() => request(forgot.method, forgot.to).catch((error: unknown) => void firstMessage(error))}
        onBack={() => go({ kind: 'back' })}
      />
    );
  }
  if (view === 'forgot_reset' && forgot) {
    return (
      <ForgotReset
        onBack={() => go({ kind: 'back' })}
        onSet={async (password, confirm_password) => {
          const response = await api.call(resetPassword, {
            body: {
              reset_token: forgot.code,
              phone: forgot.method === 'phone' ? forgot.to : '',
              email: forgot.method === 'email' ? forgot.to : '',
              verification_method: forgot.method,
              password,
              confirm_password,
            },
          });
          toastDone(response.message, { id: 'auth' });
          go({ kind: 'password_set' });
        }}
        onRejected={firstMessage}
      />
    );
  }
  return (
    <ForgotRequest
      flow={flow}
      methods={methods}
      onBack={onBack}
      onRequest={requestFirst}
      onRejected={firstMessage}
    />
  );
}

/** Shown when no code can be sent: a link to support. */
export function Unavailable() {
  const t = useText();
  return (
    <div className="auth-body">
      <StepHead art="open-mailbox-with-raised-flag" title={t('auth.sorry')} text={t('auth.sorryText')} />
      <ButtonLink to="/help-and-support" size="lg" full>
        {t('auth.help')}
      </ButtonLink>
    </div>
  );
}
