import type { Translations } from '../../../platform/db/index.ts';
import { indexedText } from '../../../platform/search/index.ts';

type Searchable = { name: Translations; tags?: string[]; genericNames?: string[] };

/** An item's `search_text`. Whoever writes an item writes this with it; `more` may be its category and its store. */
export function searchText(item: Searchable, ...more: string[]): string {
  return indexedText(
    [item.name.en, item.name.ar ?? ''],
    [...(item.tags ?? []), ...(item.genericNames ?? []), ...more],
  );
}
