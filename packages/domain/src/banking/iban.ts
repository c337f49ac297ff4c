/** The length of account numbers of the countries of SEPA (EPC409-09). */
const SEPA_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** An account number without spaces, in capitals. */
export function normalizedIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Whether a normalized text is an account number by ISO 13616, with its checksum and, in SEPA, its length. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = SEPA_LENGTHS[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  let rest = 0;
  // A is 10, Z is 35; the remainder of the whole number follows digit by digit.
  for (const character of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Whether an account can be paid by a SEPA credit transfer. */
export function isInSepa(iban: string): boolean {
  return iban.slice(0, 2) in SEPA_LENGTHS;
}

/** Whether a text is the code of a bank (ISO 9362), of 8 or 11 characters. */
export function isBic(text: string): boolean {
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);
}
