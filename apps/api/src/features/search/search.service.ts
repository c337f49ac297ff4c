import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/search';
import { correctWords, withoutMeasures, withoutSizes } from '@errand/domain/search';
import type { RequestContext } from '../../platform/http/index.ts';
import { foldedWords, searchQuery, typedNamesQuery } from '../../platform/search/index.ts';
import { type ItemPage, itemLists } from '../catalog/index.ts';
import { searchWords } from '../catalog/writes/index.ts';
import { listStores, type StorePage } from '../stores/index.ts';
import { recordSearch } from './search-counts.ts';

type SearchContext = RequestContext<'db' | 'events' | 'log' | 'now' | 'pool' | 'settings'>;

/** A result with the corrected words; null if the typed ones matched. */
export type Corrected<T> = T & { corrected: string | null };

/**
 * Full-text search: every typed word must be the beginning of a word of the item. Name matches come first,
 * then popular items. Without results the spelling is corrected and searched once more.
 */
export async function searchItems(
  ctx: SearchContext,
  query: ParsedInput<typeof contract.searchItems>['query'],
): Promise<Corrected<ItemPage>> {
  const words = foldedWords(`${query.name} ${query.search ?? ''}`);
  if (words.length === 0) return { ...itemLists.empty(query), corrected: null };
  const { found, corrected } = await withCorrection(ctx, words, (terms) =>
    itemLists.search(ctx, terms, query),
  );
  if (query.offset === 1 && query.store_id === undefined) {
    const hasFound = (found?.total_size ?? 0) > 0;
    await ctx.onServe(() => recordSearch(ctx, corrected ?? query.name, { hasFound }));
  }
  if (!found) return { ...itemLists.empty(query), corrected: null };
  return { ...found, corrected };
}

/** Full-text search of stores, by their names and further search terms. */
export async function searchStores(
  ctx: SearchContext,
  query: ParsedInput<typeof contract.searchStores>['query'],
): Promise<Corrected<StorePage>> {
  const { limit, offset } = query;
  const nothing = { total_size: 0, limit, offset, stores: [] };
  const words = foldedWords(query.name);
  if (words.length === 0) return { ...nothing, corrected: null };
  const { found, corrected } = await withCorrection(ctx, words, async (terms) => {
    const list = {
      order: 'search',
      search: searchQuery(terms),
      searchNames: searchQuery(terms, true),
      searchTyped: typedNamesQuery(terms),
    } as const;
    const categoryIds = query.category_id > 0 ? [query.category_id] : [];
    const page = await listStores(ctx, { ...list, categoryIds }, query);
    return page.total_size > 0 ? page : null;
  });
  return found ? { ...found, corrected } : { ...nothing, corrected: null };
}

/**
 * Searches for the words. Without results it searches without measures, then without sizes, then with corrected words and
 * without unknown ones.
 */
export async function withCorrection<T>(
  ctx: RequestContext<'pool'>,
  typed: string[],
  search: (words: string[]) => Promise<T | null>,
): Promise<{ found: T | null; corrected: string | null }> {
  const found = await search(typed);
  if (found !== null) return { found, corrected: null };
  const tried = new Set([typed.join(' ')]);
  const searchOnce = async (words: string[]) => {
    const corrected = words.join(' ');
    if (words.length === 0 || tried.has(corrected)) return null;
    tried.add(corrected);
    const other = await search(words);
    return other && { found: other, corrected };
  };
  const measured = withoutMeasures(typed);
  const plain = withoutSizes(measured);
  const shorter = plain.length < measured.length ? [measured, plain] : [measured];
  for (const words of shorter) {
    const other = await searchOnce(words);
    if (other) return other;
  }
  for (const words of shorter) {
    const other = await searchOnce(correctWords(await searchWords.listNear(ctx.pool, words)));
    if (other) return other;
  }
  return { found: null, corrected: null };
}
