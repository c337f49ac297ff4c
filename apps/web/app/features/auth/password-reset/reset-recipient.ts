import { checkPasswordResetRequest, type PasswordResetMethod } from '@errand/domain/auth';
import { type CountryCode, nationalDigits } from '@errand/ui/forms/phone-field.tsx';
import { identifierOf } from '../sign-in/identifier.ts';

export type ResetFields = { phone: string; email: string };

/** The recipient of the code: a phone in E.164, as sign-up stores it, or the e-mail in lower case. */
export function resetRecipient(
  method: PasswordResetMethod,
  { phone, email }: ResetFields,
  country: CountryCode,
): string {
  return method === 'phone' ? identifierOf(phone, country) : email.trim().toLowerCase();
}

/**
 * Checks the request of a code. The rule is ten digits [FORGOT-11], so a complete number is counted in its national
 * format, with the leading 0 that people omit after a country code.
 */
export function checkResetRequest(
  method: PasswordResetMethod,
  { phone, email }: ResetFields,
  country: CountryCode,
): ReturnType<typeof checkPasswordResetRequest> {
  if (method === 'email') return checkPasswordResetRequest({ method, email });
  const digits = nationalDigits(phone, country) ?? phone.replace(/[\s().-]/g, '');
  return checkPasswordResetRequest({ method, phone: digits });
}
