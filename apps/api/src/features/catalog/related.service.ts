import type { ParsedInput } from '@errand/contract';
import type { Item, listSuggestedItems } from '@errand/contract/catalog';
import { AppError, type Ctx } from '../../platform/http/index.ts';
import { itemWord } from './item-words.ts';
import { findItemRow } from './items.queries.ts';
import { listItemShapes, listVisitorItems } from './items.service.ts';
import {
  findStoreId,
  type ItemWordColumn,
  listRelatedIds,
  listStoreItemIds,
  listWords,
} from './related.queries.ts';

const RELATED_ITEMS = 12;
const NO_FILTERS = { type: 'all', category_id: 0, category_ids: undefined } as const;

/** Items of the same category from other stores near the visitor; near the item's store without a place. */
export async function listRelated(ctx: Ctx, idOrSlug: string): Promise<Item[]> {
  const row = await findItemRow(ctx.pool, idOrSlug);
  if (!row) throw new AppError('not_found');
  const zoneIds = ctx.zoneIds.length > 0 ? ctx.zoneIds : [row.zone_id];
  return listItemShapes(ctx, await listRelatedIds(ctx.pool, row, zoneIds, ctx.point, RELATED_ITEMS));
}

/** Other items of the same store: those of the item's category first, then the ones ordered most. */
export async function listRelatedOfStore(ctx: Ctx, idOrSlug: string): Promise<Item[]> {
  const row = await findItemRow(ctx.pool, idOrSlug);
  if (!row) throw new AppError('not_found');
  return listItemShapes(ctx, await listStoreItemIds(ctx.pool, row, RELATED_ITEMS));
}

/** A page of what goes with a cart: of one store, or of the visitor's zones; the ones ordered most first. */
export async function listSuggested(ctx: Ctx, query: ParsedInput<typeof listSuggestedItems>['query']) {
  const { recommended, ...paging } = query;
  const order = recommended === 1 ? 'recommended' : 'popular';
  const { products, total_size, limit, offset } = await listVisitorItems(ctx, order, {
    ...NO_FILTERS,
    ...paging,
  });
  return { total_size, limit, offset, items: products };
}

/** The items of a store (id or slug) that are ordered most. */
export async function listPopularOfStore(ctx: Ctx, idOrSlug: string): Promise<Item[]> {
  const storeId = await findStoreId(ctx.pool, idOrSlug);
  if (storeId === null) throw new AppError('not_found');
  const query = { ...NO_FILTERS, store_id: storeId, limit: RELATED_ITEMS, offset: 1 };
  return (await listVisitorItems(ctx, 'popular', query)).products;
}

/** The words that items of the module carry, in the visitor's language and its order. */
export async function listItemWords(ctx: Ctx, column: ItemWordColumn): Promise<string[]> {
  const words = await listWords(ctx.pool, column, ctx.moduleId);
  return [...new Set(words.map((word) => itemWord(word, ctx.language)))].sort((a, b) =>
    a.localeCompare(b, ctx.language),
  );
}
