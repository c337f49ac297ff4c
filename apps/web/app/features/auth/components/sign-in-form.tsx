import { login } from '@errand/contract/auth';
import { checkSignIn, classifyIdentifier } from '@errand/domain/auth';
import { useForm } from 'react-hook-form';
import { api } from '#platform/api/browser-client.ts';
import { useText } from '#platform/i18n/index.ts';
import { readSession } from '#platform/session/index.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/choice.tsx';
import { PasswordField, TextField } from '#ui/field.tsx';
import { isolateAny } from '#ui/isolate.ts';
import { type CountryCode, CountryCodeBox } from '#ui/phone-field.tsx';
import { domainResolver, showRefusal } from '../auth-form.ts';
import { identifierOf, isTypedPhone } from '../identifier.ts';
import { remember, rememberedIdentifier } from '../remembered.ts';
import { useSignInFinish } from '../use-sign-in-finish.ts';
import { FormNote } from './form-note.tsx';

type Fields = { identifier: string; password: string; remember: boolean };

export type AuthFormProps = {
  country: CountryCode;
  onCountry: (country: CountryCode) => void;
  /** What was typed as e-mail or phone in the other view. */
  typed: string;
  onSwitch: (identifier: string) => void;
};

/** Signing in with a password. The first field turns into a phone field while a number is typed. */
export function SignInForm({ country, onCountry, typed, onSwitch }: AuthFormProps) {
  const t = useText();
  const finish = useSignInFinish();
  const form = useForm<Fields>({
    defaultValues: { identifier: typed, password: '', remember: rememberedIdentifier() !== null },
    resolver: domainResolver(
      (values) => checkSignIn({ ...values, identifier: identifierOf(values.identifier, country) }),
      t,
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const phone = isTypedPhone(form.watch('identifier'));

  async function submit(values: Fields): Promise<void> {
    const identifier = identifierOf(values.identifier, country);
    const type = classifyIdentifier(identifier) === 'phone' ? 'phone' : 'email';
    remember(values.remember ? values.identifier.trim() : null);
    try {
      const answer = await api.call(login, {
        body: {
          email_or_phone: identifier,
          password: values.password,
          login_type: 'manual',
          field_type: type,
          type,
          guest_id: readSession().guestId ?? undefined,
        },
      });
      finish(answer, 'sign-in');
    } catch (error) {
      showRefusal<Fields>(error, ['identifier', 'password'], form.setError, t);
    }
  }

  return (
    <form className="abody" noValidate onSubmit={form.handleSubmit(submit)}>
      <div>
        <h2 className="h2 auth-title">{t('auth.signInTitle')}</h2>
        <p className="muted">{t('auth.signInText')}</p>
      </div>
      <TextField
        {...form.register('identifier')}
        label={t('auth.identifier')}
        error={errors.identifier?.message}
        type={phone ? 'tel' : 'text'}
        inputMode={phone ? 'tel' : 'email'}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className={phone ? 'tel' : undefined}
        start={phone && <CountryCodeBox country={country} onChange={onCountry} />}
      />
      <PasswordField
        {...form.register('password')}
        label={t('auth.password')}
        placeholder={isolateAny(t('auth.passwordHint'))}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <CheckRow checked={form.watch('remember')} onChange={(checked) => form.setValue('remember', checked)}>
        {t('auth.remember')}
      </CheckRow>
      <FormNote text={errors.root?.message} />
      <Button type="submit" size="lg" full loading={isSubmitting}>
        {t('auth.signIn')}
      </Button>
      <p className="muted auth-switch">
        {t('auth.newHere')}{' '}
        <button type="button" className="link u" onClick={() => onSwitch(form.getValues('identifier'))}>
          {t('auth.createAccount')}
        </button>
      </p>
    </form>
  );
}
