import type { Item } from '@errand/contract/catalog';
import { AppError, type RequestContext, requireFound } from '../../../platform/http/index.ts';
import { storeRecords } from '../../stores/records/index.ts';
import { itemLabel } from '../items/item-labels.ts';
import { findItemRow } from '../items/items.queries.ts';
import { listItemResponses } from '../items/items.service.ts';
import { type ItemWordColumn, listPopularIds, listStoreItemIds, listWords } from './related.queries.ts';

type RelatedContext = RequestContext<'now' | 'pool' | 'settings'>;

const MAX = 12;

/** Lists other items of the same store: those of the item's category first, then by popularity. */
export async function listRelatedOfStore(ctx: RelatedContext, idOrSlug: string): Promise<Item[]> {
  const row = requireFound(await findItemRow(ctx.pool, idOrSlug));
  ctx.tag(`menu:${row.store_id}`, `item:${row.id}`);
  return listItemResponses(ctx, await listStoreItemIds(ctx.pool, row, MAX));
}

/** Lists the most ordered items of a store (id or slug). */
export async function listPopularOfStore(ctx: RelatedContext, idOrSlug: string): Promise<Item[]> {
  const storeId = await storeRecords.findId(ctx.pool, idOrSlug);
  if (storeId === null) throw new AppError('not_found');
  ctx.tag(`menu:${storeId}`);
  return listItemResponses(ctx, await listPopularIds(ctx.pool, storeId, MAX));
}

/** Lists the words that items of the module carry, in the visitor's language and collation. */
export async function listItemWords(ctx: RequestContext<'pool'>, column: ItemWordColumn): Promise<string[]> {
  const words = await listWords(ctx.pool, column, ctx.moduleId);
  return [...new Set(words.map((word) => itemLabel(word, ctx.language)))].toSorted((a, b) =>
    a.localeCompare(b, ctx.language),
  );
}
