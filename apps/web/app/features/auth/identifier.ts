import { looksLikePhone } from '@errand/domain/auth';
import { type CountryCode, toE164 } from '@errand/ui/phone-field.tsx';

/** Blanks and punctuation that people type between digits. */
function bare(typed: string): string {
  return typed.replace(/[\s().-]/g, '');
}

/** Whether what is typed so far reads as a phone number, so that the field shows its country. */
export function isTypedPhone(typed: string): boolean {
  return looksLikePhone(bare(typed));
}

/** What is sent: a phone number in international form, anything else as it was typed. */
export function identifierOf(typed: string, country: CountryCode): string {
  if (!isTypedPhone(typed)) return typed.trim();
  return toE164(typed, country) ?? bare(typed);
}
