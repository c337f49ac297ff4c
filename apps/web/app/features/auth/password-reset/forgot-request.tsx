import { useText } from '@errand/client/i18n.tsx';
import { checkPasswordResetRequest, type PasswordResetMethod } from '@errand/domain/auth';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { type CountryCode, fitsCountry, nationalDigits } from '@errand/ui/forms/phone-field.tsx';
import { useForm } from '@errand/ui/forms/use-form.ts';
import { useState } from 'react';
import { FlowEmail, FlowPhone } from '../components/contact-fields.tsx';
import { StepHead } from '../components/step-head.tsx';
import { domainResolver } from '../sign-in/auth-form.ts';
import { identifierOf, isTypedPhone } from '../sign-in/identifier.ts';
import type { StepProps } from '../sign-in/use-auth-flow.ts';
import '../components/auth-dialog.css';

/** Password reset, step 0: the recipient of the code, phone or e-mail as configured. */
export function ForgotRequest(
  props: StepProps & {
    methods: PasswordResetMethod[];
    onBack: () => void;
    onRequest: (method: PasswordResetMethod, to: string) => Promise<void>;
    onRejected: (error: unknown) => void;
  },
) {
  const { flow, methods, onBack, onRequest, onRejected } = props;
  const { country } = flow;
  const { typed } = flow.about;
  const t = useText();
  const isPhone = isTypedPhone(typed);
  const [method, setMethod] = useState<PasswordResetMethod>(() =>
    firstMethod(methods, isPhone ? 'phone' : 'email'),
  );
  const form = useForm<ResetFields>({
    defaultValues: { phone: isPhone ? typed : '', email: isPhone ? '' : typed },
    resolver: domainResolver((fields) => checkResetRequest(method, fields, country), t),
  });
  const { errors, isSubmitting } = form.formState;
  async function submit(fields: ResetFields): Promise<void> {
    await onRequest(method, resetRecipient(method, fields, country)).catch(onRejected);
  }
  return (
    <form className="auth-body" noValidate onSubmit={form.handleSubmit(submit)}>
      <StepHead art="locked" title={t('auth.forgotTitle')} text={t('auth.forgotText')} onBack={onBack} />
      {methods.length > 1 && (
        <fieldset className="segment full">
          <legend className="sr-only">{t('auth.forgotBy')}</legend>
          {methods.map((name) => (
            <button
              key={name}
              type="button"
              className={cx(name === method && 'on')}
              aria-pressed={name === method}
              onClick={() => {
                form.clearErrors();
                setMethod(name);
              }}
            >
              {t(name === 'phone' ? 'auth.phone' : 'auth.email')}
            </button>
          ))}
        </fieldset>
      )}
      {method === 'phone' ? (
        <FlowPhone {...form.register('phone')} error={errors.phone?.message} flow={flow} />
      ) : (
        <FlowEmail {...form.register('email')} error={errors.email?.message} />
      )}
      <Button type="submit" size="lg" full loading={isSubmitting}>
        {t('auth.sendCode')}
      </Button>
    </form>
  );
}

function firstMethod(methods: PasswordResetMethod[], wanted: PasswordResetMethod): PasswordResetMethod {
  return methods.includes(wanted) ? wanted : (methods[0] ?? wanted);
}

type ResetFields = { phone: string; email: string };

/** The recipient of the code: a phone in E.164, as sign-up stores it, or the e-mail in lower case. */
export function resetRecipient(
  method: PasswordResetMethod,
  { phone, email }: ResetFields,
  country: CountryCode,
): string {
  return method === 'phone' ? identifierOf(phone, country) : email.trim().toLowerCase();
}

/**
 * Checks the request of a code. The rule is ten digits [FORGOT-11] or a number that fits its country. A complete
 * number is counted in its national format, with the leading 0 that people omit after a country code.
 */
export function checkResetRequest(
  method: PasswordResetMethod,
  { phone, email }: ResetFields,
  country: CountryCode,
): ReturnType<typeof checkPasswordResetRequest> {
  if (method === 'email') return checkPasswordResetRequest({ method, email });
  const digits = nationalDigits(phone, country) ?? phone.replace(/[\s().-]/g, '');
  return checkPasswordResetRequest({ method, phone: digits, fitsCountry: fitsCountry(phone, country) });
}
