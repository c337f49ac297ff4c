import { normalizeText } from '../text/index.ts';

/** A number with fewer digits after the country code is accepted only if its country's numbers are that short. */
const FEWEST_DIGITS = 7;

/** The result of a phone number library for a typed number. */
type ParsedPhone = { isPossible(): boolean; isValid(): boolean; nationalNumber: string };

/**
 * Whether a number can be a customer's. Its length has to fit the country; numbering plans grow, so one that does not match
 * the country's pattern is accepted too, unless it is as short as a code or an extension: "123456" in AE.
 */
export function canBePhone(parsed: ParsedPhone): boolean {
  if (!parsed.isPossible()) return false;
  return parsed.isValid() || parsed.nationalNumber.length >= FEWEST_DIGITS;
}

/**
 * A typed phone number in digits of 0-9, with the separators and the plus that were typed; null for a text with anything
 * else, such as letters, an extension, or a number that a spreadsheet has rounded ("9.71E+11").
 */
export function plainPhone(typed: string): string | null {
  const phone = normalizeText(typed, 'identifier');
  return /^\+?[\d\s()./\u2010-\u2015-]*$/.test(phone) ? phone : null;
}
