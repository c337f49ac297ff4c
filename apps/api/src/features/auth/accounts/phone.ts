import { canBePhone, mobileLengths, plainPhone } from '@errand/domain/auth';
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

const MOBILE_LENGTHS = mobileLengths(
  getCountries().map((country) => [getCountryCallingCode(country), examples[country]]),
);

/**
 * A phone number in E.164: "050 123 4567" in AE is "+971501234567". Null if it cannot be one, such as "123456", and for
 * letters and extensions. A number without a plus is read in the country first, then as an international one whose plus
 * was left out.
 */
export function toE164(text: string, country: string): string | null {
  const phone = plainPhone(text);
  if (phone === null) return null;
  for (const candidate of [phone, `+${phone}`]) {
    const parsed = parsePhone(candidate, country);
    if (parsed && canBePhone(parsed, MOBILE_LENGTHS)) return parsed.number;
  }
  return null;
}

/** Whether a text is a valid number of its country: of `country`, or of its own with a plus. */
export function fitsCountry(text: string, country: string): boolean {
  const phone = plainPhone(text);
  return phone !== null && (parsePhone(phone, country)?.isValid() ?? false);
}

/** A mobile number in a country's format, in E.164, for orders that nobody delivers. */
export function exampleMobile(country: string): string {
  const known = isSupportedCountry(country) ? country : 'DE';
  return `+${getCountryCallingCode(known)}${examples[known]}`;
}

function parsePhone(phone: string, country: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(phone, isSupportedCountry(country) ? country : undefined);
}
