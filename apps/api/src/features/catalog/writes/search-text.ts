import { textsOf } from '@errand/domain/language';
import type { Translations } from '../../../platform/db/index.ts';
import { indexedText } from '../../../platform/search/index.ts';

type Searchable = { name: Translations; tags?: string[]; genericNames?: string[] };

/**
 * Builds an item's `search_text`, which is written with the item. `more` may contain its category and its
 * store.
 */
export function searchText(item: Searchable, ...more: string[]): string {
  return indexedText(textsOf(item.name), [...(item.tags ?? []), ...(item.genericNames ?? []), ...more]);
}
