/** Replacements for characters that are not a Latin letter with a mark (EPC217-08). */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  '&': '+',
  '€': 'EUR',
  '@': '(at)',
  _: '-',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '"': "'",
  '“': "'",
  '”': "'",
  '„': "'",
  ';': ',',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '|': '/',
  '\\': '/',
};
const ALLOWED = /^[A-Za-z0-9/\-?:().,'+ ]$/;

/**
 * A text in the characters that every bank of SEPA accepts. Latin letters lose their marks, and other characters become
 * spaces: "Müller & Søn" is "Muller + Son". Empty for a text of another script. Cut to `most` characters.
 */
export function sepaText(text: string, most: number): string {
  const plain = Array.from(text.normalize('NFKC'), (character) => LETTERS[character] ?? character)
    .join('')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');
  const allowed = Array.from(plain, (character) => (ALLOWED.test(character) ? character : ' ')).join('');
  // Slashes mark parts of structured texts: none at an end, and no two.
  const spaced = allowed.replace(/\/{2,}/g, '/').replace(/ +/g, ' ');
  return spaced.slice(0, most).replace(/^[\s/]+|[\s/]+$/g, '');
}

/** Whether a text can be the name of a file, a batch or a transfer: at most 35 characters, none of them a space. */
export function isSepaId(text: string): boolean {
  return /^[A-Za-z0-9?:().,'+-][A-Za-z0-9/\-?:().,'+]{0,34}$/.test(text) && !/\/\/|\/$/.test(text);
}
