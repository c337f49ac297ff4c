import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { storeCounts } from '../../stores/index.ts';
import { countItemsByStore } from './bulk-writes.queries.ts';
import { publishCatalogChanged } from './catalog-events.ts';
import { refreshSearchText } from './refresh-search.ts';
import { addSearchWords } from './search-words.queries.ts';

/**
 * Updates what depends on edited items: search suggestions, the item counts of their stores, and caches. `words`
 * rebuilds the search text, which is needed if names, tags or the category have changed.
 */
export async function afterItemChange(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  changed: { id: number; storeId: number }[],
  { words }: { words: boolean },
): Promise<void> {
  const ids = changed.map(({ id }) => id);
  if (words) await refreshSearchText(tx, ids);
  // Items that were hidden before add their words to the suggestions.
  await addSearchWords(tx, ids);
  const storeIds = [...new Set(changed.map(({ storeId }) => storeId))];
  await storeCounts.setItems(tx, await countItemsByStore(tx, storeIds));
  await publishCatalogChanged(deps, tx);
}
