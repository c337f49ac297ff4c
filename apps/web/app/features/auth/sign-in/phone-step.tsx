import { useText } from '@errand/client/i18n.tsx';
import { checkPhoneOnly } from '@errand/domain/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { toE164 } from '@errand/ui/forms/phone-field.tsx';
import { useForm } from 'react-hook-form';
import { FlowPhone } from '../components/contact-fields.tsx';
import { StepHead } from '../components/step-head.tsx';
import { useSocialPost } from '../social/use-social.ts';
import { domainResolver } from './auth-form.ts';
import { identifierOf } from './identifier.ts';
import type { StepProps } from './use-auth-flow.ts';
import '../components/auth-dialog.css';

/** After a social sign-in without an e-mail: asks for a phone number instead. */
export function PhoneStep({ flow }: StepProps) {
  const { country, about, go } = flow;
  const t = useText();
  const post = useSocialPost(flow);
  const form = useForm<{ phone: string }>({
    defaultValues: { phone: '' },
    resolver: domainResolver((values) => checkPhoneOnly({ phone: identifierOf(values.phone, country) }), t),
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
