import { signUp } from '@errand/contract/auth';
import { checkSignUp } from '@errand/domain/auth';
import { useForm } from 'react-hook-form';
import { api } from '#platform/api/browser-client.ts';
import { useConfig } from '#platform/config.ts';
import { useText } from '#platform/i18n/index.ts';
import { readSession } from '#platform/session/index.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField, TextField } from '#ui/field.tsx';
import { isolateAny } from '#ui/isolate.ts';
import { PhoneField } from '#ui/phone-field.tsx';
import { domainResolver, showRefusal } from '../auth-form.ts';
import { identifierOf, isTypedPhone } from '../identifier.ts';
import { useSignInFinish } from '../use-sign-in-finish.ts';
import { FormNote } from './form-note.tsx';
import type { AuthFormProps } from './sign-in-form.tsx';
import { TermsCheck } from './terms-check.tsx';

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

/** A new account with a password. */
export function SignUpForm({ country, onCountry, typed, onSwitch }: AuthFormProps) {
  const t = useText();
  const finish = useSignInFinish();
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
    const phone = identifierOf(values.phone, country);
    try {
      const answer = await api.call(signUp, {
        body: {
          name: values.name.trim(),
          email: values.email.trim(),
          phone: phone.startsWith('+') ? phone : `+${phone}`,
          password: values.password,
          confirm_password: values.confirmPassword,
          ref_code: values.refCode.trim() || null,
          guest_id: readSession().guestId ?? undefined,
        },
      });
      finish(answer, 'sign-up');
    } catch (error) {
      showRefusal<Fields>(error, FIELDS, form.setError, t);
    }
  }

  return (
    <form className="abody" noValidate onSubmit={form.handleSubmit(submit)}>
      <div>
        <h2 className="h2 auth-title">{t('auth.signUpTitle')}</h2>
        <p className="muted">{t('auth.signUpText')}</p>
      </div>
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
        onCountry={onCountry}
      />
      <PasswordField
        {...form.register('password')}
        label={t('auth.password')}
        placeholder={isolateAny(t('auth.passwordHint'))}
        error={errors.password?.message}
        autoComplete="new-password"
      />
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
      <FormNote text={errors.root?.message} />
      <Button type="submit" size="lg" full loading={isSubmitting} disabled={!accepted}>
        {t('auth.signUp')}
      </Button>
      <p className="muted auth-switch">
        {t('auth.haveAccount')}{' '}
        <button
          type="button"
          className="link u"
          onClick={() => onSwitch(form.getValues('email') || form.getValues('phone'))}
        >
          {t('auth.signIn')}
        </button>
      </p>
    </form>
  );
}
