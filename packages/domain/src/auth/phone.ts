import { normalizeText } from '../text/index.ts';

/** The result of a phone number library for a typed number. */
type ParsedPhone = {
  isPossible(): boolean;
  isValid(): boolean;
  nationalNumber: string;
  countryCallingCode: string;
};

/** The lengths of mobile numbers by calling code: 9 for "971". */
export type MobileLengths = ReadonlyMap<string, ReadonlySet<number>>;

/** The lengths of mobile numbers, by the calling code of each country and the national number of an example, if there is one. */
export function mobileLengths(
  examples: Iterable<readonly [callingCode: string, number: string | undefined]>,
): MobileLengths {
  const lengths = new Map<string, Set<number>>();
  for (const [code, number] of examples)
    if (number) lengths.set(code, (lengths.get(code) ?? new Set()).add(number.length));
  return lengths;
}

/**
 * Whether a number can be a customer's: it is valid in its country, or exactly as long as the mobile numbers there, because
 * numbering plans grow. "050 777 31" in AE lacks a digit or two, "05012345678" has one too many.
 */
export function canBePhone(parsed: ParsedPhone, lengths: MobileLengths): boolean {
  if (!parsed.isPossible()) return false;
  return (
    parsed.isValid() || (lengths.get(parsed.countryCallingCode)?.has(parsed.nationalNumber.length) ?? false)
  );
}

/**
 * A typed phone number in digits of 0-9, with the separators and the plus that were typed; null for a text with anything
 * else, such as letters, an extension, or a number that a spreadsheet has rounded ("9.71E+11").
 */
export function plainPhone(typed: string): string | null {
  const phone = normalizeText(typed, 'identifier');
  return /^\+?[\d\s()./\u2010-\u2015-]*$/.test(phone) ? phone : null;
}
