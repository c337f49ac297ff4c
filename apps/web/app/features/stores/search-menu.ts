import type { Item } from '@errand/contract/catalog';
import {
  correctWords,
  foldText,
  type KnownWord,
  spellingVariants,
  withoutMeasures,
} from '@errand/domain/search';

/**
 * Items whose name or description contains every word of the text, ignoring case, accents, Arabic letter variants and
 * spellings of foreign sounds. Without any, measures are left out and words corrected, as in the search of the shop;
 * `corrected` are then the words that were found.
 */
export function searchMenu(items: Item[], text: string): { items: Item[]; corrected: string | null } {
  const menu = items.map((item) => ({ item, content: foldText(`${item.name} ${item.description}`) }));
  const find = (words: string[]) =>
    menu.flatMap(({ item, content }) => (words.every((word) => contains(content, word)) ? [item] : []));
  const typed = foldText(text).split(' ').filter(Boolean);
  const found = find(typed);
  if (found.length > 0) return { items: found, corrected: null };
  const named = withoutMeasures(typed);
  const known = wordsOf(menu.map(({ content }) => content));
  const near = named.map((word) => ({
    word,
    known: menu.some(({ content }) => contains(content, word)),
    near: known,
  }));
  for (const words of [named, correctWords(near)]) {
    const mended = words.length > 0 && words.join(' ') !== typed.join(' ') ? find(words) : [];
    if (mended.length > 0) return { items: mended, corrected: words.join(' ') };
  }
  return { items: [], corrected: null };
}

function contains(content: string, word: string): boolean {
  return spellingVariants(word).some((spelling) => content.includes(spelling));
}

/** The words of texts with the number of their uses. */
function wordsOf(texts: string[]): KnownWord[] {
  const uses = new Map<string, number>();
  for (const word of texts.flatMap((text) => text.split(' ')))
    if (word.length > 2) uses.set(word, (uses.get(word) ?? 0) + 1);
  return [...uses].map(([word, count]) => ({ word, uses: count }));
}
