import { useHydrated } from '@errand/client/use-hydrated.ts';
import { useHomeCountry } from '@errand/ui/forms/phone-field.tsx';
import { useState } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { CodeStep } from '../codes/code-step.tsx';
import { ForgotSteps } from '../password-reset/forgot-steps.tsx';
import { rememberedIdentifier } from '../session/remembered-identifier.ts';
import { OtpLogin } from '../sign-in/otp-login.tsx';
import { PhoneStep } from '../sign-in/phone-step.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import type { StepProps } from '../sign-in/use-auth-flow.ts';
import { useAuthFlow } from '../sign-in/use-auth-flow.ts';
import { useSignInMethods } from '../sign-in/use-sign-in-methods.ts';
import { ExistingUser } from '../sign-up/existing-user.tsx';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import { UserInfo } from '../sign-up/user-info.tsx';

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
