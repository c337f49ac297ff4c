import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { signUp } from '@errand/contract/auth';
import { checkSignUp } from '@errand/domain/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { PasswordField, TextField } from '@errand/ui/forms/field.tsx';
import { PhoneField } from '@errand/ui/forms/phone-field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { StepHead } from '../components/step-head.tsx';
import type { StepProps } from '../components/step-props.ts';
import { SwitchLine } from '../components/switch-line.tsx';
import { domainResolver, showFieldErrors } from '../sign-in/auth-form.ts';
import { identifierOf, isTypedPhone } from '../sign-in/identifier.ts';
import { useSignInMethods } from '../sign-in/use-sign-in-methods.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { StrengthHint } from './strength-hint.tsx';
import { TermsCheck } from './terms-check.tsx';
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
  const { country, setCountry, handleResponse } = flow;
  const { typed } = flow.about;
  const t = useText();
  const methods = useSignInMethods();
  const config = useConfig();
  const referrals = config.customer_wallet_status === 1 && config.ref_earning_status === 1;
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
    resolver: domainResolver(
      (values) => checkSignUp({ ...values, phone: identifierOf(values.phone, country) }),
      t,
    ),
  });
  const { errors, isSubmitting, touchedFields } = form.formState;
  const accepted = form.watch('terms');

  async function submit(values: Fields): Promise<void> {
    const typedPhone = identifierOf(values.phone, country);
    const phone = typedPhone.startsWith('+') ? typedPhone : `+${typedPhone}`;
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
      handleResponse(response, {
        loginType: 'manual',
        typed: values.email,
        phone,
        signingUp: true,
        remember: true,
      });
    } catch (error) {
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
      {referrals && (
        <TextField
          {...form.register('refCode')}
          label={t('auth.refCode')}
          optional
          dir="ltr"
          error={errors.refCode?.message}
          autoComplete="off"
        />
      )}
      <TextField
        {...form.register('email')}
        label={t('auth.email')}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
      />
      <PhoneField
        {...form.register('phone')}
        label={t('auth.phone')}
        error={errors.phone?.message}
        country={country}
        onCountry={setCountry}
      />
      <PasswordField
        {...form.register('password')}
        label={t('auth.password')}
        placeholder={t('auth.passwordHint')}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <StrengthHint password={form.watch('password')} />
      <PasswordField
        {...form.register('confirmPassword')}
        label={t('auth.confirmPassword')}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
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
