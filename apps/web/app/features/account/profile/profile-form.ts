import type { ResponseOf } from '@errand/contract';
import type { CustomerInfo, updateProfile } from '@errand/contract/customer';
import { checkProfile, type FieldErrorCode, isProfilePhone } from '@errand/domain/auth';

export type ProfileValues = {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
};
export type ProfileField = keyof ProfileValues;
type Answer = ResponseOf<typeof updateProfile>;
/** A new contact that takes effect once it is verified by code. */
export type Proof = {
  on: 'phone' | 'email';
  medium: NonNullable<Answer['verification_medium']>;
  /** The contact as typed. */
  to: string;
};
export type ProofCode = { otp: string; sessionInfo: string };

/** The form values of the stored profile. */
export function storedValues(customer: CustomerInfo): ProfileValues {
  return {
    name: `${customer.f_name} ${customer.l_name}`.trim(),
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    password: '',
    confirmPassword: '',
  };
}

/** Normalizes input while typing: a phone takes digits and one leading plus. */
export function taken(field: ProfileField, typed: string, before: string): string {
  return field !== 'phone' || isProfilePhone(typed) ? typed : before;
}

/** Validates the form. A contact can be changed but not removed. */
export function problemsOf(
  values: ProfileValues,
  stored: ProfileValues,
): Partial<Record<ProfileField, FieldErrorCode>> {
  return {
    ...(stored.email && !values.email.trim() && { email: 'email_required' }),
    ...(stored.phone && !values.phone.trim() && { phone: 'phone_required' }),
    ...checkProfile(values),
  };
}

/** The multipart body of a profile update, with the photo. */
export function updateForm(values: ProfileValues, photo: File | null): FormData {
  const form = new FormData();
  form.set('button_type', 'profile');
  for (const field of ['name', 'phone', 'email'] as const) form.set(field, values[field].trim());
  if (values.password) {
    form.set('password', values.password);
    form.set('confirm_password', values.confirmPassword);
  }
  if (photo) form.set('image', photo);
  return form;
}

/** The multipart body that verifies one of the contacts by code. */
export function proofForm(
  { phone, email }: Pick<ProfileValues, 'phone' | 'email'>,
  { on, medium }: Proof,
  { otp, sessionInfo }: ProofCode,
): FormData {
  const form = new FormData();
  form.set('button_type', on);
  form.set('phone', phone.trim());
  form.set('email', email.trim());
  form.set('otp', otp);
  form.set('verification_on', on);
  form.set('verification_medium', medium);
  if (sessionInfo) form.set('session_info', sessionInfo);
  return form;
}

/** The verification that a response requests; null when everything is saved. */
export function proofAsked(answer: Answer, values: Pick<ProfileValues, 'phone' | 'email'>): Proof | null {
  const { otp_send, verification_on: on, verification_medium: medium } = answer;
  if (otp_send !== 1 || !on) return null;
  return { on, medium: medium ?? (on === 'email' ? 'mail' : 'sms'), to: values[on].trim() };
}
