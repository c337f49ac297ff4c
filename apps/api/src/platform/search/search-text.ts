import { foldText } from '@errand/domain/search';

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
 * Builds the tsquery in which every word is a prefix of a word of the row, or of its names only with
 * `names`. Null for a text without letters or digits. Folded words contain no tsquery operators.
 */
export function searchQuery(words: string[], names = false): string | null {
  if (words.length === 0) return null;
  const weight = names ? 'A' : '';
  return words
    .slice(0, MAX_WORDS)
    .map(
      (word) =>
        `(${forms(word)
          .map((form) => `${form}:*${weight}`)
          .join(' | ')})`,
    )
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
