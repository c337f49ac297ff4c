import { normalizeText } from '../text/index.ts';

/** Arabic diacritics, the superscript alef and the tatweel, which search queries omit. */
const ARABIC_MARKS = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;
/** Combining marks of accented Latin letters after decomposition. */
const LATIN_MARKS = /[\u0300-\u036F]/g;

const LETTERS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ء: '',
  ک: 'ك',
  ی: 'ي',
};

/**
 * The normalized form in which texts are compared: lower case, without accents and diacritics, interchangeable Arabic
 * letters unified, Arabic-Indic digits as 0-9, everything but letters and digits as one space.
 * "Crème Brûlée!" -> "creme brulee", "قَهْوَة" -> "قهوه".
 */
export function foldText(text: string): string {
  return normalizeText(text, 'search')
    .normalize('NFKC')
    .replace(ARABIC_MARKS, '')
    .replace(/[أإآٱةىئؤءکی]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Whether a text contains every word of a search, both folded. An empty search is in every text, one without letters and
 * digits in none.
 */
export function containsWords(text: string, search: string): boolean {
  const folded = foldText(text);
  const words = foldText(search);
  if (words === '') return search.trim() === '';
  return words.split(' ').every((word) => folded.includes(word));
}
