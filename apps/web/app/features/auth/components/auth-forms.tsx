import { useText } from '@errand/client/i18n.tsx';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { login } from '@errand/contract/auth';
import { checkPhoneOnly } from '@errand/domain/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { toE164, useHomeCountry } from '@errand/ui/forms/phone-field.tsx';
import { useForm } from '@errand/ui/forms/use-form.ts';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { useOverlay } from '#platform/overlay.ts';
import { readSession } from '#platform/session/index.ts';
import { CodeStep } from '../codes/code-step.tsx';
import { toastErrors } from '../error-toasts.ts';
import { ForgotSteps } from '../password-reset/forgot-steps.tsx';
import { rememberedIdentifier } from '../session/remembered-identifier.ts';
import { domainResolver } from '../sign-in/auth-form.ts';
import { phoneOf } from '../sign-in/identifier.ts';
import { OtpLogin } from '../sign-in/otp-login.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { type StepProps, useAuthFlow } from '../sign-in/use-auth-flow.ts';
import { useSignInMethods } from '../sign-in/use-sign-in-methods.ts';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import { UserInfo } from '../sign-up/user-info.tsx';
import { useSocialPost } from '../social/use-social.ts';
import { Avatar } from './avatar.tsx';
import { FlowPhone } from './contact-fields.tsx';
import { StepHead } from './step-head.tsx';
import './auth-dialog.css';
import './auth-forms.css';
import './step-head.css';

export type FirstView = 'sign_in' | 'sign_up' | 'forgot_request';

type Props = { first: FirstView; onDone?: () => void };

/** The views of the dialog. They start with the identifier that the browser remembers. */
export default function AuthForms(props: Props) {
  // The server renders no identifier, so the first client render must not have one either.
  const isHydrated = useHydrated();
  const typed = (isHydrated ? rememberedIdentifier() : null) ?? '';
  return <Forms key={String(isHydrated)} {...props} typed={typed} />;
}

/** `typed` is read once: signing in changes what is remembered. */
function Forms({ first, onDone, typed }: Props & { typed: string }) {
  const { close, show } = useOverlay('auth');
  const [country, setCountry] = useState(useHomeCountry());
  const methods = useSignInMethods();
  const flow = {
    ...useAuthFlow(firstOf(first, methods), typed),
    country,
    setCountry,
  };
  return (
    <AuthStep
      flow={flow}
      onBack={() => (first === 'forgot_request' ? show('sign-in') : flow.go({ kind: 'back' }))}
      onDone={onDone ?? (() => void close())}
    />
  );
}

/** The current view. `onBack` and `onDone` leave the password reset. */
export function AuthStep({ flow, onBack, onDone }: StepProps & { onBack: () => void; onDone: () => void }) {
  switch (flow.view) {
    case 'sign_up':
      return <SignUpForm flow={flow} />;
    case 'otp_login':
      return <OtpLogin flow={flow} />;
    case 'verify_phone':
    case 'verify_email':
      return <CodeStep key={flow.view} flow={flow} />;
    case 'phone_modal':
      return <PhoneStep flow={flow} />;
    case 'user_info':
      return <UserInfo flow={flow} />;
    case 'is_exist_user':
      return <ExistingUser flow={flow} />;
    case 'forgot_request':
    case 'forgot_verify':
    case 'forgot_reset':
    case 'forgot_done':
      return <ForgotSteps flow={flow} onBack={onBack} onDone={onDone} />;
    default:
      return <SignInForm flow={flow} />;
  }
}

/** Without password sign-in there is no sign-up form: a code or a social account creates the account. */
function firstOf(first: FirstView, methods: { manual: boolean; otp: boolean }): FirstView | 'otp_login' {
  if (first === 'forgot_request' || methods.manual) return first;
  return methods.otp ? 'otp_login' : 'sign_in';
}

/** After a social sign-in without an e-mail: asks for a phone number instead. */
function PhoneStep({ flow }: StepProps) {
  const { country, about, go } = flow;
  const t = useText();
  const post = useSocialPost(flow);
  const form = useForm<{ phone: string }>({
    defaultValues: { phone: '' },
    resolver: domainResolver((values) => checkPhoneOnly(phoneOf(values.phone, country)), t),
  });
  const { errors, isSubmitting } = form.formState;
  async function submit({ phone: typed }: { phone: string }): Promise<void> {
    const phone = toE164(typed, country);
    if (!phone) return form.setError('phone', { message: t('auth.phone_invalid') });
    if (about.social) await post(about.social, { phone });
  }
  return (
    <form className="auth-body" noValidate onSubmit={form.handleSubmit(submit)}>
      <StepHead
        art="bell"
        title={t('auth.phoneTitle')}
        text={t('auth.phoneText')}
        onBack={() => go({ kind: 'back' })}
      />
      <FlowPhone {...form.register('phone')} error={errors.phone?.message} flow={flow} />
      <Button type="submit" size="lg" full loading={isSubmitting}>
        {t('auth.sendCode')}
      </Button>
    </form>
  );
}

/** The verified contact belongs to an existing account: asks whether it is the visitor's. */
export function ExistingUser({ flow }: StepProps) {
  const { about, handleResponse } = flow;
  const t = useText();
  const post = useSocialPost(flow);
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null);
  const user = about.existing;

  async function answerQuestion(verified: 'yes' | 'no'): Promise<void> {
    setBusy(verified);
    if (about.social) await post(about.social, { verified });
    else {
      try {
        const body = {
          phone: about.phone ?? undefined,
          login_type: 'otp' as const,
          verified,
          guest_id: readSession().guestId ?? undefined,
        };
        handleResponse(await api.call(login, { body }));
      } catch (error) {
        toastErrors(error, t('auth.offline'));
      }
    }
    setBusy(null);
  }

  if (!user) return null;
  return (
    <div className="auth-body existing-user">
      <span className="existing-user-avatar">
        <Avatar
          customer={{
            id: user.id,
            f_name: user.name,
            image_full_url: user.image,
            image_is_photo: user.image_is_photo,
          }}
          size={96}
        />
      </span>
      <div className="step-head-text">
        <h2 className="text-h2 step-head-title">{user.name}</h2>
        <p className="text-muted">{t('auth.existText')}</p>
      </div>
      <p className="text-label">{t('auth.existQuestion')}</p>
      <div className="existing-user-answers">
        <Button variant="quiet" size="lg" loading={busy === 'no'} onClick={() => void answerQuestion('no')}>
          {t('auth.no')}
        </Button>
        <Button size="lg" loading={busy === 'yes'} onClick={() => void answerQuestion('yes')}>
          {t('auth.yes')}
        </Button>
      </div>
    </div>
  );
}
