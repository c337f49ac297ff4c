import { foldText, spellingVariants } from '@errand/domain/search';

/** The distinct folded words of a text. */
export function foldedWords(text: string): string[] {
  return [...new Set(foldText(text).split(' '))].filter(Boolean);
}

/**
 * Builds a row's `search_text`: its names on the first line (weight A), further search terms on the second
 * (weight B).
 */
export function indexedText(names: string[], more: string[]): string {
  return `${indexed(names.join(' '))}\n${indexed(more.join(' '))}`;
}

/**
 * Builds the tsquery in which every word, in any of its spellings, is a prefix of a word of the row, or of its names only
 * with `names`. Null for a text without letters or digits. Folded words contain no tsquery operators.
 */
export function searchQuery(words: string[], names = false): string | null {
  return queryOf(words, names ? 'A' : '', (word) => forms(word).flatMap(spellingVariants));
}

/** The query of names in the typed spelling, for ranking; null when the words have no other spelling. */
export function typedNamesQuery(words: string[]): string | null {
  const hasVariants = words.some((word) => spellingVariants(word).length > 1);
  return hasVariants ? queryOf(words, 'A', forms) : null;
}

function queryOf(words: string[], weight: string, spellings: (word: string) => string[]): string | null {
  if (words.length === 0) return null;
  const prefixes = (word: string) => spellings(word).map((spelling) => `${spelling}:*${weight}`);
  return words
    .slice(0, MAX_WORDS)
    .map((word) => `(${prefixes(word).join(' | ')})`)
    .join(' & ');
}

/** Maximum number of words of a query. */
const MAX_WORDS = 8;

function indexed(text: string): string {
  return foldedWords(text).flatMap(forms).join(' ');
}

/** A word with and without the Arabic article, so that "قهوة" matches "القهوة". */
function forms(word: string): string[] {
  const bare = word.replace(/^ال/, '');
  return bare !== word && bare.length > 2 ? [word, bare] : [word];
}
