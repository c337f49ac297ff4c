import { looksLikePhone } from '@errand/domain/auth';
import { type CountryCode, toE164 } from '@errand/ui/forms/phone-field.tsx';

/** Separators that people type between digits. */
function bare(typed: string): string {
  return typed.replace(/[\s().-]/g, '');
}

/** Whether the input so far is a phone number, so that the field shows its country. */
export function isTypedPhone(typed: string): boolean {
  return looksLikePhone(bare(typed));
}

/** The identifier to send: a phone in E.164, anything else as typed. */
export function identifierOf(typed: string, country: CountryCode): string {
  if (!isTypedPhone(typed)) return typed.trim();
  return toE164(typed, country) ?? bare(typed);
}
