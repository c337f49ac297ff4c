import { canBePhone } from '@errand/domain/auth';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number in E.164: "050 123 4567" in AE is "+971501234567". Null if it cannot be one, such as "123456".
 * A number without a plus is read in the country first, then as an international one whose plus was left out.
 */
export function toE164(text: string, country: string): string | null {
  const region = isSupportedCountry(country) ? country : undefined;
  const written = text.trim();
  for (const candidate of [written, `+${written}`]) {
    const parsed = parsePhoneNumberFromString(candidate, region);
    if (parsed && canBePhone(parsed) && !parsed.ext) return parsed.number;
  }
  return null;
}
