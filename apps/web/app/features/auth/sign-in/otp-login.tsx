import { useText } from '@errand/client/i18n.tsx';
import { login } from '@errand/contract/auth';
import { checkPhoneOnly } from '@errand/domain/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { toE164 } from '@errand/ui/forms/phone-field.tsx';
import { useForm } from '@errand/ui/forms/use-form.ts';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { hasValidCode, rememberSentCode } from '../codes/sent-codes.ts';
import { FlowPhone } from '../components/contact-fields.tsx';
import { StepHead } from '../components/step-head.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import { domainResolver, showFieldErrors } from './auth-form.ts';
import { isTypedPhone, phoneOf } from './identifier.ts';
import type { About, StepProps } from './use-auth-flow.ts';
import { useSignInMethods } from './use-sign-in-methods.ts';
import '../components/auth-dialog.css';

type Fields = { phone: string; remember: boolean };

/** Sign-in with a code by SMS, with a link to the other methods if there are any. */
export function OtpLogin({ flow }: StepProps) {
  const { country, go, handleResponse } = flow;
  const { typed } = flow.about;
  const t = useText();
  const methods = useSignInMethods();
  const form = useForm<Fields>({
    defaultValues: { phone: isTypedPhone(typed) ? typed : '', remember: true },
    resolver: domainResolver((values) => checkPhoneOnly(phoneOf(values.phone, country)), t),
  });
  const { errors, isSubmitting } = form.formState;

  async function submit(values: Fields): Promise<void> {
    const phone = toE164(values.phone, country);
    if (!phone) {
      console.warn('Invalid phone number');
      return form.setError('phone', { message: t('auth.phone_invalid') });
    }
    const about: Partial<About> = {
      loginType: 'otp',
      typed: values.phone,
      phone,
      remember: values.remember,
    };
    try {
      const response = await api.call(login, {
        body: { phone, login_type: 'otp', guest_id: readSession().guestId ?? undefined },
      });
      rememberSentCode(phone);
      handleResponse(response, about);
    } catch (error) {
      if (hasValidCode(error, phone)) return go({ kind: 'code_sent' }, { ...about, isCodeEarlier: true });
      showFieldErrors<Fields>(error, ['phone'], form.setError, t);
    }
  }

  return (
    <form className="auth-body" noValidate onSubmit={form.handleSubmit(submit)}>
      <StepHead
        title={t('auth.codeLoginTitle')}
        text={t('auth.codeLoginText')}
        onBack={methods.only ? undefined : () => go({ kind: 'back' })}
      />
      <FlowPhone {...form.register('phone')} error={errors.phone?.message} flow={flow} />
      <CheckRow checked={form.watch('remember')} onChange={(checked) => form.setValue('remember', checked)}>
        {t('auth.remember')}
      </CheckRow>
      {errors.root && <Note live="alert" tone="bad" icon={CircleAlert} text={errors.root.message} />}
      <Button type="submit" size="lg" full loading={isSubmitting}>
        {t('auth.sendCode')}
      </Button>
      {!methods.manual && methods.social && <SocialButtons flow={flow} />}
    </form>
  );
}
