import { useText } from '@errand/client/i18n.tsx';
import type { PasswordResetMethod } from '@errand/domain/auth';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FlowEmail, FlowPhone } from '../components/contact-fields.tsx';
import { StepHead } from '../components/step-head.tsx';
import type { StepProps } from '../components/step-props.ts';
import { domainResolver } from '../sign-in/auth-form.ts';
import { isTypedPhone } from '../sign-in/identifier.ts';
import { checkResetRequest, type ResetFields, resetRecipient } from './reset-recipient.ts';
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
