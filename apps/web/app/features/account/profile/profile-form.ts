import { toFormData } from '@errand/client/forms/form-data.ts';
import type { ResponseOf } from '@errand/contract';
import type { CustomerInfo, updateProfile } from '@errand/contract/customer';
import { checkProfile, type FieldErrorCode, isProfilePhone } from '@errand/domain/auth';
import { normalizeText } from '@errand/domain/text';
import { type CountryCode, fitsCountry } from '@errand/ui/forms/phone-field.tsx';

export type ProfileValues = ReturnType<typeof storedValues>;
export type ProfileField = keyof ProfileValues;
type UpdateResponse = ResponseOf<typeof updateProfile>;
/** A new contact that takes effect once it is verified by code. */
export type Proof = {
  on: 'phone' | 'email';
  medium: NonNullable<UpdateResponse['verification_medium']>;
  /** The contact as typed. */
  to: string;
};
export type ProofCode = { otp: string; sessionInfo: string };

/** The form values of the stored profile. */
export function storedValues(customer: CustomerInfo) {
  return {
    name: `${customer.f_name} ${customer.l_name}`.trim(),
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    password: '',
    confirmPassword: '',
  };
}

/** Normalizes input while typing: a phone takes digits and one leading plus. */
export function acceptedInput(field: ProfileField, typed: string, before: string): string {
  if (field !== 'phone') return typed;
  const phone = normalizeText(typed, 'identifier');
  return isProfilePhone(phone) ? phone : before;
}

/** Validates the form. A contact can be changed but not removed. */
export function problemsOf(
  values: ProfileValues,
  stored: ProfileValues,
  country: CountryCode,
): Partial<Record<ProfileField, FieldErrorCode>> {
  return {
    ...(stored.email && !values.email.trim() && { email: 'email_required' }),
    ...(stored.phone && !values.phone.trim() && { phone: 'phone_required' }),
    ...checkProfile({ ...values, fitsCountry: fitsCountry(values.phone, country) }),
  };
}

/** The multipart body of a profile update, with the photo. */
export function updateForm(values: ProfileValues, photo: File | null): FormData {
  return toFormData({
    button_type: 'profile',
    name: values.name.trim(),
    phone: values.phone.trim(),
    email: values.email.trim(),
    ...(values.password && { password: values.password, confirm_password: values.confirmPassword }),
    image: photo,
  });
}

/** The multipart body that verifies one of the contacts by code. */
export function proofForm(
  { phone, email }: Pick<ProfileValues, 'phone' | 'email'>,
  { on, medium }: Proof,
  { otp, sessionInfo }: ProofCode,
): FormData {
  return toFormData({
    button_type: on,
    phone: phone.trim(),
    email: email.trim(),
    otp,
    verification_on: on,
    verification_medium: medium,
    session_info: sessionInfo || null,
  });
}

/** The verification that a response requests; null when everything is saved. */
export function requestedProof(
  response: UpdateResponse,
  values: Pick<ProfileValues, 'phone' | 'email'>,
): Proof | null {
  const { otp_send, verification_on: on, verification_medium: medium } = response;
  if (otp_send !== 1 || !on) return null;
  return { on, medium: medium ?? (on === 'email' ? 'mail' : 'sms'), to: values[on].trim() };
}
