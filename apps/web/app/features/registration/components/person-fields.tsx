import { useText } from '@errand/client/i18n.tsx';
import { PasswordField, TextField } from '@errand/ui/forms/field.tsx';
import { type CountryCode, PhoneField } from '@errand/ui/forms/phone-field.tsx';
import type { Problems } from '../use-steps.ts';
import './registration-frame.css';

export type PersonValues = {
  f_name: string;
  l_name: string;
  email: string;
  phone: string;
  country: CountryCode;
  password: string;
};

export const PERSON_FIELDS = ['f_name', 'l_name', 'email', 'phone', 'password'] as const;

type Props = { values: PersonValues; change: (part: Partial<PersonValues>) => void; problems: Problems };

/** The applicant's name, contacts and password. */
export function PersonFields({ values, change, problems }: Props) {
  const t = useText();
  return (
    <>
      <div className="registration-pair">
        <TextField
          label={t('registration.firstName')}
          value={values.f_name}
          error={problems.f_name}
          autoComplete="given-name"
          maxLength={100}
          onChange={(event) => change({ f_name: event.target.value })}
        />
        <TextField
          label={t('registration.lastName')}
          value={values.l_name}
          error={problems.l_name}
          autoComplete="family-name"
          maxLength={100}
          onChange={(event) => change({ l_name: event.target.value })}
        />
      </div>
      <TextField
        label={t('registration.email')}
        value={values.email}
        error={problems.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        onChange={(event) => change({ email: event.target.value })}
      />
      <PhoneField
        label={t('registration.phone')}
        value={values.phone}
        error={problems.phone}
        country={values.country}
        onCountry={(country) => change({ country })}
        onChange={(event) => change({ phone: event.target.value })}
      />
      <PasswordField
        label={t('registration.password')}
        value={values.password}
        error={problems.password}
        help={t('registration.passwordHelp')}
        autoComplete="new-password"
        onChange={(event) => change({ password: event.target.value })}
      />
    </>
  );
}
