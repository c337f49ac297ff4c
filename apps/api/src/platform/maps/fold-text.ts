/** Marks that combine with a letter, and the tatweel that only stretches a word. */
const MARKS = /[\p{M}\u0640]/gu;
const SAME_LETTERS: Record<string, string> = { ة: 'ه', ى: 'ي', ٱ: 'ا', ی: 'ي', ک: 'ك' };

/**
 * Text as it is compared: lower case, without accents, vowel signs, hamza, apostrophes or punctuation, one form for
 * letters that people write alike, Latin digits. "شارِع الفانوس ١٢" and "شارع الفانوس 12" become the same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[’'ʼ`ء]/g, '')
    .replace(/[ةىٱیک]/g, (letter) => SAME_LETTERS[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text, folded; the Arabic article does not count, so "فانوس" finds "الفانوس". */
export function foldWords(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => (word.length > 4 && word.startsWith('ال') ? word.slice(2) : word));
}
