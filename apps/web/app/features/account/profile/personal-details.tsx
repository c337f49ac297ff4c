import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import type { CustomerInfo } from '@errand/contract/customer';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { PasswordField, TextField } from '@errand/ui/forms/field.tsx';
import { useHomeCountry } from '@errand/ui/forms/phone-field.tsx';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type ComponentType, type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { PageTitle } from '#platform/page-title.tsx';
import { PhotoField } from './photo-field.tsx';
import {
  acceptedInput,
  type ProfileField,
  type ProfileValues,
  type Proof,
  type ProofCode,
  problemsOf,
  storedValues,
} from './profile-form.ts';
import { type Confirmed, useUpdateProfile } from './use-update-profile.ts';
import './personal-details.css';

/** Components that the sign-in feature provides for this page. */
export type Parts = {
  Face: ComponentType<{ customer: CustomerInfo; size?: number }>;
  CodeDialog: ComponentType<{
    proof: Proof | null;
    onClose: () => void;
    onVerify: (code: ProofCode) => Promise<string | null>;
    onResend: () => Promise<void>;
  }>;
  Strength: ComponentType<{ password: string }>;
};

/** Maps form fields to the error codes of the server. */
const WIRE: Record<ProfileField, string> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  password: 'password',
  confirmPassword: 'confirm_password',
};

/** The profile form: name, contacts, picture and password. `end` is rendered below it. */
export function PersonalDetails(props: {
  customer: CustomerInfo;
  parts: Parts;
  confirmed: Confirmed;
  end: ReactNode;
}) {
  const { customer, parts, confirmed, end } = props;
  const { Face, CodeDialog, Strength } = parts;
  const t = useText();
  const navigate = useNavigate();
  const passwords = useConfig().centralize_login.manual_login_status === 1;
  const country = useHomeCountry();
  const stored = storedValues(customer);
  const [edits, setEdits] = useState<Partial<ProfileValues>>({});
  const [photo, setPhoto] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [waits, setWaits] = useState<Proof | null>(null);
  const values = { ...stored, ...edits };
  const fixed = customer.is_phone_verified === 1;
  const update = useUpdateProfile(confirmed, (open) => {
    setEdits(pendingContacts(open, values));
    setPhoto(null);
    setTried(false);
    setWaits(open);
  });
  const fields = Object.keys(stored) as ProfileField[];
  const changed = photo !== null || fields.some((name) => values[name].trim() !== stored[name]);
  const problems = tried ? problemsOf(values, stored, country) : {};
  const rejections = update.error instanceof ApiError ? update.error.errors : [];
  const rejectionOf = (code: string) => rejections.find((one) => one.code === code)?.message;

  function field(name: ProfileField): ComponentProps<'input'> & { error: string | undefined } {
    const problem = problems[name];
    return {
      name,
      value: values[name],
      error: problem ? t(`auth.${problem}`) : rejectionOf(WIRE[name]),
      onChange: (event) =>
        setEdits((before) => ({ ...before, [name]: acceptedInput(name, event.target.value, values[name]) })),
    };
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemsOf(values, stored, country)).length === 0) update.save(values, photo);
  }
  function reset(): void {
    setEdits({});
    setPhoto(null);
    setTried(false);
    setWaits(null);
    update.clearError();
    setAsking(false);
  }
  return (
    <>
      <PageTitle text={t('account.details')} />
      <button type="button" className="text-link personal-details-back" onClick={() => navigate(-1)}>
        <ArrowLeft className="icon mirror-rtl" size={18} />
        {t('account.goBack')}
      </button>
      <h1 className="text-h1">{t('account.details')}</h1>
      <form className="personal-details" onSubmit={submit} noValidate>
        <PhotoField photo={photo} onChange={setPhoto} rejection={rejectionOf('image')}>
          <Face customer={customer} size={96} />
        </PhotoField>
        <div className="personal-details-wide">
          <TextField {...field('name')} label={t('account.name')} autoComplete="name" maxLength={200} />
        </div>
        <TextField
          {...field('email')}
          label={t('account.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          help={t(waits?.on === 'email' ? 'account.unproven' : 'account.emailHelp')}
        />
        <TextField
          {...field('phone')}
          label={t(fixed ? 'account.phoneFixed' : 'account.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          disabled={fixed}
          help={t(waits?.on === 'phone' ? 'account.unproven' : 'account.phoneHelp')}
        />
        {passwords && (
          <>
            <div className="personal-details-password">
              <PasswordField
                {...field('password')}
                label={t('auth.password')}
                placeholder={t('auth.passwordHint')}
                autoComplete="new-password"
                help={t('account.passwordHelp')}
              />
              <Strength password={values.password} />
            </div>
            <PasswordField
              {...field('confirmPassword')}
              label={t('auth.confirmPassword')}
              autoComplete="new-password"
            />
          </>
        )}
        <div className="personal-details-end">
          <Button variant="quiet" disabled={!changed || update.saving} onClick={() => setAsking(true)}>
            {t('account.reset')}
          </Button>
          <Button type="submit" disabled={!changed} loading={update.saving}>
            {t('account.update')}
          </Button>
        </div>
      </form>
      {end}
      <CodeDialog
        proof={update.proof}
        onClose={update.closeProof}
        onVerify={async (code) => (update.proof ? update.prove(values, update.proof, code) : null)}
        onResend={() => update.resend(values)}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('account.resetTitle')}
        confirm={t('account.reset')}
        onConfirm={reset}
      />
    </>
  );
}

/** The edits that still await a code. The phone is verified before the e-mail. */
function pendingContacts(open: Proof | null, { email, phone }: ProfileValues): Partial<ProfileValues> {
  if (!open) return {};
  return open.on === 'email' ? { email } : { email, phone };
}
