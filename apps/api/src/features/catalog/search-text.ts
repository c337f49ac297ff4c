import type { Translations } from '../../platform/db/index.ts';
import { fold } from '../../platform/search/index.ts';

/** The words of a text, folded, each once. */
export function foldedWords(text: string): string[] {
  return [...new Set(fold(text).split(' '))].filter(Boolean);
}

type Searchable = { name: Translations; tags?: string[]; genericNames?: string[] };

/**
 * An item's `search_text`: its names on the first line (weight A), what else it is found by on the second (weight B).
 * Whoever writes an item writes this with it; `more` may be its category and its store.
 */
export function searchText(item: Searchable, ...more: string[]): string {
  const rest = [...(item.tags ?? []), ...(item.genericNames ?? []), ...more].join(' ');
  return `${indexed(`${item.name.en} ${item.name.ar ?? ''}`)}\n${indexed(rest)}`;
}

/**
 * The tsquery in which every word begins a word of the item; with `names` only of its names. Null when the text has no
 * letter or digit. Folded words hold nothing that a tsquery reads as an operator.
 */
export function searchQuery(words: string[], names = false): string | null {
  if (words.length === 0) return null;
  const weight = names ? 'A' : '';
  return words
    .slice(0, MOST_WORDS)
    .map(
      (word) =>
        `(${forms(word)
          .map((form) => `${form}:*${weight}`)
          .join(' | ')})`,
    )
    .join(' & ');
}

/** More words than anyone types would only cost time. */
const MOST_WORDS = 8;

function indexed(text: string): string {
  return foldedWords(text).flatMap(forms).join(' ');
}

/** A word, and without the Arabic article: who looks for "قهوة" means "القهوة" too. */
function forms(word: string): string[] {
  const bare = word.replace(/^ال/, '');
  return bare !== word && bare.length > 2 ? [word, bare] : [word];
}
