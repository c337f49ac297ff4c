import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { login } from '@errand/contract/auth';
import { checkSignIn } from '@errand/domain/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { PasswordField, TextField } from '@errand/ui/forms/field.tsx';
import { CountryCodeBox } from '@errand/ui/forms/phone-field.tsx';
import { useForm } from '@errand/ui/forms/use-form.ts';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert, MessageSquare } from 'lucide-react';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { StepHead } from '../components/step-head.tsx';
import { SwitchLine } from '../components/switch-line.tsx';
import { rememberedIdentifier, rememberIdentifier } from '../session/remembered-identifier.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { domainResolver, showFieldErrors } from './auth-form.ts';
import { identifierOf, isTypedPhone } from './identifier.ts';
import { passwordLogin } from './sign-in-request.ts';
import type { StepProps } from './use-auth-flow.ts';
import { useSignInMethods } from './use-sign-in-methods.ts';
import '../components/auth-dialog.css';
import './sign-in-form.css';

type Fields = { identifier: string; password: string; remember: boolean };

/** The sign-in form with all enabled methods. The first field becomes a phone field while a number is typed. */
export function SignInForm({ flow }: StepProps) {
  const t = useText();
  const methods = useSignInMethods();
  const { guest_checkout_status: guests } = useConfig();
  if (methods.manual) return <PasswordForm flow={flow} />;
  return (
    <div className="auth-body">
      <StepHead
        title={t('auth.signInTitle')}
        text={t(methods.none ? (guests === 1 ? 'auth.noMethodGuest' : 'auth.noMethod') : 'auth.signInText')}
      />
      {methods.otp && (
        <Button size="lg" full onClick={() => flow.go({ kind: 'to_code' })}>
          {t('auth.codeLoginTitle')}
        </Button>
      )}
      {methods.social && <SocialButtons flow={flow} alone={!methods.otp} />}
    </div>
  );
}

function PasswordForm({ flow }: StepProps) {
  const { country, setCountry, about, go, handleResponse } = flow;
  const t = useText();
  const methods = useSignInMethods();
  const form = useForm<Fields>({
    defaultValues: { identifier: about.typed, password: '', remember: rememberedIdentifier() !== null },
    resolver: domainResolver(
      (values) => checkSignIn({ ...values, identifier: identifierOf(values.identifier, country) }),
      t,
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const phone = isTypedPhone(form.watch('identifier'));
  const typed = () => ({ typed: form.getValues('identifier') });

  async function submit(values: Fields): Promise<void> {
    const identifier = identifierOf(values.identifier, country);
    rememberIdentifier(values.remember ? values.identifier.trim() : null);
    try {
      const body = passwordLogin({ ...values, identifier }, readSession().guestId);
      const response = await api.call(login, { body });
      handleResponse(response, {
        ...typed(),
        loginType: 'manual',
        remember: values.remember,
        signingUp: false,
      });
    } catch (error) {
      showFieldErrors<Fields>(error, ['identifier', 'password'], form.setError, t);
    }
  }

  return (
    <form className="auth-body" noValidate onSubmit={form.handleSubmit(submit)}>
      <StepHead title={t('auth.signInTitle')} text={t('auth.signInText')} />
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
        start={phone && <CountryCodeBox country={country} onChange={setCountry} />}
      />
      <PasswordField
        {...form.register('password')}
        label={t('auth.password')}
        placeholder={t('auth.passwordHint')}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <div className="layout-row layout-between sign-in-form-row">
        <CheckRow checked={form.watch('remember')} onChange={(checked) => form.setValue('remember', checked)}>
          {t('auth.remember')}
        </CheckRow>
        <button
          type="button"
          className="text-link underlined"
          onClick={() => go({ kind: 'to_forgot' }, typed())}
        >
          {t('auth.forgot')}
        </button>
      </div>
      {errors.root && <Note live="alert" tone="bad" icon={CircleAlert} text={errors.root.message} />}
      <Button type="submit" size="lg" full loading={isSubmitting}>
        {t('auth.signIn')}
      </Button>
      {methods.otp && (
        <Button variant="ghost" full onClick={() => go({ kind: 'to_code' }, typed())}>
          <MessageSquare className="icon" size={20} />
          {t('auth.byCode')}
        </Button>
      )}
      {methods.social && <SocialButtons flow={flow} />}
      <SwitchLine to="sign_up" flow={flow} typed={() => form.getValues('identifier')} />
    </form>
  );
}
