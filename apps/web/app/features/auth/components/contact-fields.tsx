import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import { PasswordField, TextField } from '@errand/ui/forms/field.tsx';
import { PhoneField } from '@errand/ui/forms/phone-field.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { StepProps } from '../sign-in/use-auth-flow.ts';
import { StrengthHint } from '../sign-up/strength-hint.tsx';

type Registered = UseFormRegisterReturn & { error: string | undefined };

/** The phone of a form of sign-in or sign-up, with the country of the flow. */
export function FlowPhone({ flow: { country, setCountry }, ...field }: Registered & StepProps) {
  const t = useText();
  return <PhoneField {...field} label={t('auth.phone')} country={country} onCountry={setCountry} />;
}

export function FlowEmail(field: Registered) {
  const t = useText();
  return (
    <TextField
      {...field}
      label={t('auth.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      dir="ltr"
    />
  );
}

/** The code of the customer who has recommended the shop, where the operator rewards it. */
export function ReferralField(field: Registered) {
  const t = useText();
  const { customer_wallet_status: wallet, ref_earning_status: referrals } = useConfig();
  if (!isOn(wallet) || !isOn(referrals)) return null;
  return <TextField {...field} label={t('auth.refCode')} optional dir="ltr" autoComplete="off" />;
}

/** A new password with its strength, and its confirmation. `typed` is the current text. */
export function NewPasswordFields(props: {
  label: string;
  typed: string;
  password: Registered;
  confirmation: Registered;
}) {
  const t = useText();
  return (
    <>
      <PasswordField
        {...props.password}
        label={props.label}
        placeholder={t('auth.passwordHint')}
        autoComplete="new-password"
      />
      <StrengthHint password={props.typed} />
      <PasswordField {...props.confirmation} label={t('auth.confirmPassword')} autoComplete="new-password" />
    </>
  );
}
