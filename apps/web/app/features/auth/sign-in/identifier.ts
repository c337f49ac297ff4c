import { looksLikePhone } from '@errand/domain/auth';
import { normalizeText } from '@errand/domain/text';
import { type CountryCode, fitsCountry, toE164 } from '@errand/ui/forms/phone-field.tsx';

/** Without the separators that people type between digits. */
function bare(typed: string): string {
  return normalizeText(typed, 'identifier').replace(/[\s().-]/g, '');
}

/** Whether the input so far is a phone number, so that the field shows its country. */
export function isTypedPhone(typed: string): boolean {
  return looksLikePhone(bare(typed));
}

/** The identifier to send: a phone in E.164, anything else as typed. */
export function identifierOf(typed: string, country: CountryCode): string {
  if (!isTypedPhone(typed)) return normalizeText(typed, 'identifier');
  return toE164(typed, country) ?? bare(typed);
}

/** A typed phone as the rules of the forms check it. */
export function phoneOf(typed: string, country: CountryCode): { phone: string; fitsCountry: boolean } {
  return { phone: identifierOf(typed, country), fitsCountry: fitsCountry(typed, country) };
}
