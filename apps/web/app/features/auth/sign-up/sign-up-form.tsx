import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import { login, signUp } from '@errand/contract/auth';
import type { SignInResponse } from '@errand/contract/auth-fields';
import { checkSignUp } from '@errand/domain/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { useForm } from '@errand/ui/forms/use-form.ts';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { isCodeSent, rememberSentCode } from '../codes/sent-codes.ts';
import { FlowEmail, FlowPhone, NewPasswordFields, ReferralField } from '../components/contact-fields.tsx';
import { StepHead } from '../components/step-head.tsx';
import { SwitchLine } from '../components/switch-line.tsx';
import { domainResolver, showFieldErrors } from '../sign-in/auth-form.ts';
import { identifierOf, isTypedPhone, phoneOf } from '../sign-in/identifier.ts';
import { passwordLogin } from '../sign-in/sign-in-request.ts';
import type { StepProps } from '../sign-in/use-auth-flow.ts';
import { toSignInOutcome } from '../sign-in/use-in-place-sign-in.ts';
import { useSignInMethods } from '../sign-in/use-sign-in-methods.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import '../components/auth-dialog.css';

type Fields = {
  name: string;
  refCode: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
};

const FIELDS = ['name', 'refCode', 'email', 'phone', 'password', 'confirmPassword'] as const;

/** Sign-up with a password. */
export function SignUpForm({ flow }: StepProps) {
  const { country, handleResponse } = flow;
  const { typed } = flow.about;
  const t = useText();
  const methods = useSignInMethods();
  const isPhone = isTypedPhone(typed);
  const form = useForm<Fields>({
    defaultValues: {
      name: '',
      refCode: '',
      email: isPhone ? '' : typed,
      phone: isPhone ? typed : '',
      password: '',
      confirmPassword: '',
      terms: false,
    },
    resolver: domainResolver((values) => checkSignUp({ ...values, ...phoneOf(values.phone, country) }), t),
  });
  const { errors, isSubmitting, touchedFields } = form.formState;
  const accepted = form.watch('terms');

  async function submit(values: Fields): Promise<void> {
    const typedPhone = identifierOf(values.phone, country);
    const phone = typedPhone.startsWith('+') ? typedPhone : `+${typedPhone}`;
    const about = {
      loginType: 'manual',
      typed: values.email,
      phone,
      signingUp: true,
      remember: true,
    } as const;
    try {
      const response = await api.call(signUp, {
        body: {
          name: values.name.trim(),
          email: values.email.trim(),
          phone,
          password: values.password,
          confirm_password: values.confirmPassword,
          ref_code: values.refCode.trim() || null,
          guest_id: readSession().guestId ?? undefined,
        },
      });
      const outcome = toSignInOutcome(response);
      if (outcome.kind === 'verify') rememberSentCode(outcome.to);
      handleResponse(response, about);
    } catch (error) {
      const begun = await resumeSignUp(error, values, phone);
      if (begun) return handleResponse(begun, { ...about, isCodeEarlier: true });
      showFieldErrors<Fields>(error, FIELDS, form.setError, t);
    }
  }

  return (
    <form className="auth-body" noValidate onSubmit={form.handleSubmit(submit)}>
      <StepHead title={t('auth.signUpTitle')} text={t('auth.signUpText')} />
      <TextField
        {...form.register('name')}
        label={t('auth.name')}
        error={errors.name?.message}
        autoComplete="name"
      />
      <ReferralField {...form.register('refCode')} error={errors.refCode?.message} />
      <FlowEmail {...form.register('email')} error={errors.email?.message} />
      <FlowPhone {...form.register('phone')} error={errors.phone?.message} flow={flow} />
      <NewPasswordFields
        label={t('auth.password')}
        typed={form.watch('password')}
        password={{ ...form.register('password'), error: errors.password?.message }}
        confirmation={{ ...form.register('confirmPassword'), error: errors.confirmPassword?.message }}
      />
      <TermsCheck
        accepted={accepted}
        touched={touchedFields.terms === true}
        onChange={(next) => form.setValue('terms', next, { shouldTouch: true })}
      />
      {errors.root && <Note live="alert" tone="bad" icon={CircleAlert} text={errors.root.message} />}
      <Button type="submit" size="lg" full loading={isSubmitting} disabled={!accepted}>
        {t('auth.signUp')}
      </Button>
      {methods.social && <SocialButtons flow={flow} />}
      <SwitchLine to="sign_in" flow={flow} typed={() => form.getValues('email') || form.getValues('phone')} />
    </form>
  );
}

/**
 * Signs in to the account that this form has created before the visitor came back from the field of its code. Null if
 * there is none, or its password is another one.
 */
export async function resumeSignUp(
  error: unknown,
  { email, password }: Pick<Fields, 'email' | 'password'>,
  phone: string,
): Promise<SignInResponse | null> {
  const identifier = email.trim().toLowerCase();
  const isTaken = error instanceof ApiError && error.errors.some(({ code }) => TAKEN.includes(code));
  if (!isTaken || !(isCodeSent(identifier) || isCodeSent(phone))) return null;
  const body = passwordLogin({ identifier, password, remember: true }, readSession().guestId);
  return api.call(login, { body }).catch(() => null);
}

const TAKEN = ['email_taken', 'phone_taken'];

/** The required consent to the terms, which open in a new window so that the form keeps its content. */
function TermsCheck(props: { accepted: boolean; touched: boolean; onChange: (accepted: boolean) => void }) {
  const t = useText();
  const error = useId();
  const { accepted, touched, onChange } = props;
  return (
    <div>
      <CheckRow name="tandc" checked={accepted} error={touched && !accepted && error} onChange={onChange}>
        {t('auth.accept')}{' '}
        <a className="text-link underlined" href="/terms-and-conditions" target="_blank" rel="noopener">
          {t('auth.terms')}
        </a>
      </CheckRow>
      {touched && !accepted && (
        <span className="field-error" id={error}>
          <CircleAlert size={16} />
          {t('auth.terms_required')}
        </span>
      )}
    </div>
  );
}
