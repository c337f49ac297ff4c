import { useText } from '@errand/client/i18n.tsx';
import { updateInfo } from '@errand/contract/auth';
import { checkUserInfo } from '@errand/domain/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { toE164 } from '@errand/ui/forms/phone-field.tsx';
import { useForm } from '@errand/ui/forms/use-form.ts';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { FlowEmail, FlowPhone, ReferralField } from '../components/contact-fields.tsx';
import { domainResolver, showFieldErrors } from '../sign-in/auth-form.ts';
import { phoneOf } from '../sign-in/identifier.ts';
import type { StepProps } from '../sign-in/use-auth-flow.ts';
import '../components/auth-dialog.css';
import '../components/step-head.css';

type Fields = { name: string; phone: string; email: string; refCode: string };

/** The profile step of a first sign-in: name, missing contact, and a refer code where enabled. */
export function UserInfo({ flow }: StepProps) {
  const { country, about, handleResponse } = flow;
  const t = useText();
  const byEmail = about.email !== null;
  const form = useForm<Fields>({
    defaultValues: { name: about.name, phone: '', email: '', refCode: '' },
    resolver: domainResolver(
      ({ name, phone, email }) => checkUserInfo({ name, ...(byEmail ? phoneOf(phone, country) : { email }) }),
      t,
    ),
  });
  const { errors, isSubmitting } = form.formState;

  async function submit(values: Fields): Promise<void> {
    const phone = byEmail ? (toE164(values.phone, country) ?? values.phone) : (about.phone ?? undefined);
    try {
      const response = await api.call(updateInfo, {
        body: {
          name: values.name.trim(),
          email: byEmail ? (about.email ?? undefined) : values.email.trim(),
          phone,
          ref_code: values.refCode.trim() || null,
          login_type: about.loginType,
          guest_id: readSession().guestId ?? undefined,
        },
      });
      handleResponse(response, { phone: phone ?? null });
    } catch (error) {
      showFieldErrors<Fields>(error, ['name', 'phone', 'email', 'refCode'], form.setError, t);
    }
  }

  return (
    <form className="auth-body" noValidate onSubmit={form.handleSubmit(submit)}>
      <div>
        <h2 className="text-h2 step-head-title">{t('auth.infoTitle')}</h2>
        <p className="text-muted">{t('auth.infoText')}</p>
      </div>
      <TextField
        {...form.register('name')}
        label={t('auth.infoName')}
        error={errors.name?.message}
        autoComplete="name"
      />
      {byEmail ? (
        <FlowPhone {...form.register('phone')} error={errors.phone?.message} flow={flow} />
      ) : (
        <FlowEmail {...form.register('email')} error={errors.email?.message} />
      )}
      <ReferralField {...form.register('refCode')} error={errors.refCode?.message} />
      {errors.root && <Note live="alert" tone="bad" icon={CircleAlert} text={errors.root.message} />}
      <Button type="submit" size="lg" full loading={isSubmitting}>
        {t('auth.done')}
      </Button>
    </form>
  );
}
