import { fold } from '@errand/domain/search';

/** The words of a text, folded, each once. */
export function foldedWords(text: string): string[] {
  return [...new Set(fold(text).split(' '))].filter(Boolean);
}

/**
 * A row's `search_text`: its names on the first line (weight A), what else it is found by on the second (weight B).
 */
export function indexedText(names: string[], more: string[]): string {
  return `${indexed(names.join(' '))}\n${indexed(more.join(' '))}`;
}

/**
 * The tsquery in which every word begins a word of the row; with `names` only of its names. Null when the text has no
 * letter or digit. Folded words hold nothing that a tsquery reads as an operator.
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

/** More words than anyone types would only cost time. */
const MAX_WORDS = 8;

function indexed(text: string): string {
  return foldedWords(text).flatMap(forms).join(' ');
}

/** A word, and without the Arabic article: who looks for "قهوة" means "القهوة" too. */
function forms(word: string): string[] {
  const bare = word.replace(/^ال/, '');
  return bare !== word && bare.length > 2 ? [word, bare] : [word];
}
