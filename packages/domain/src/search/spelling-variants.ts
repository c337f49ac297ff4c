/** Letters with which Arabic writes one foreign sound: g, v and p. */
const SOUNDS = ['غجقگ', 'فڤ', 'بپ'];
/** Minimum length of a word. In native words these letters differ in meaning, so shorter words are too ambiguous. */
const MIN_LETTERS = 4;
const MAX_VARIANTS = 16;

/**
 * The spellings of a folded word that write a foreign sound with other letters, the word itself first: "برجر" is also "برغر",
 * "برقر" and "برگر". A letter is replaced in the whole word. Words below 4 letters have no variants.
 */
export function spellingVariants(word: string): string[] {
  if (word.length < MIN_LETTERS) return [word];
  let variants = [word];
  for (const letters of SOUNDS) {
    for (const written of letters) {
      if (!word.includes(written)) continue;
      const others = Array.from(letters).filter((letter) => letter !== written);
      const known = variants;
      const more = others.flatMap((letter) => known.map((one) => replaced(one, word, written, letter)));
      variants = [...known, ...more];
    }
  }
  return variants.slice(0, MAX_VARIANTS);
}

/** `variant` with `letter` wherever `word` has `written`. */
function replaced(variant: string, word: string, written: string, letter: string): string {
  return Array.from(variant, (one, at) => (word[at] === written ? letter : one)).join('');
}
