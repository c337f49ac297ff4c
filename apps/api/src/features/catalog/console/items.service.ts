import type { ParsedInput } from '@errand/contract';
import type { listCatalogItems } from '@errand/contract/console/items';
import {
  byValue,
  type ConsoleContext,
  listPageAfter,
  type Place,
  type RowPosition,
} from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { toWire } from '../../../platform/http/index.ts';
import { listActiveModules } from '../../modules/index.ts';
import { namesOfStores } from '../../stores/index.ts';
import { listStoreOffers } from '../../stores/store-offers.views.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import {
  type ConsoleItemRow,
  countItems,
  listCategories,
  listItemRows,
  listItemStores,
} from './items.queries.ts';

const MOST_OPTIONS = 200;

/** A page of the items in the caller's scope. Its cursor is price and id of the row before it. */
export function listConsoleItems(ctx: ConsoleContext, query: ParsedInput<typeof listCatalogItems>['query']) {
  const { limit: _, cursor: __, sort = 'id', direction, ...filter } = query;
  const found = {
    rows: (limit: number, after: RowPosition | null) =>
      listItemRows(ctx.db, ctx.scope, filter, { sort, ascending: direction === 'asc', limit, after }),
    count: (most: number) => countItems(ctx.db, ctx.scope, filter, most),
    ...byValue((row: ConsoleItemRow) => row.priceMinor),
  };
  return listPageAfter(query, found, async (rows) => {
    const storeIds = [...new Set(rows.map(({ storeId }) => storeId))];
    const stores = await namesOfStores.list(ctx.db, storeIds, ctx.language);
    const names = new Map(stores.map(({ id, name }) => [id, name]));
    const offers = await listStoreOffers(ctx.db, storeIds, new Date(ctx.now()));
    return rows.map((row) => ({
      ...toRow(ctx, row, names),
      store_offer: offers.get(row.storeId) ?? null,
    }));
  });
}

function toRow(
  ctx: ConsoleContext,
  { storeId, categoryId, category, archivedAt, ...row }: ConsoleItemRow,
  storeNames: Map<number, string>,
) {
  return {
    ...toWire(row),
    store: { id: storeId, name: storeNames.get(storeId) ?? '' },
    category: { id: categoryId, name: translated(category, ctx.language) },
    picture: row.picture && mediaUrl(ctx.publicUrl, row.picture),
    archived: archivedAt !== null,
  };
}

/** Modules and categories in the operator's order, and the first of the caller's stores by name. */
export async function listOptions(ctx: ConsoleContext) {
  const modules = await listActiveModules(ctx.db, MOST_OPTIONS);
  const categories = await listCategories(ctx.db);
  return {
    modules: modules.map(({ id, name, type }) => ({ id, name: translated(name, ctx.language), type })),
    categories: categories.map(({ id, name, moduleId }) => ({
      id,
      name: translated(name, ctx.language),
      module_id: moduleId,
    })),
    stores: await namesOfStores.listIn(ctx.db, ctx.scope, ctx.language, MOST_OPTIONS),
  };
}

/** The place of items that are changed together: that of the first; null unless all of them are in the scope. */
export async function findItemsPlace(ctx: ConsoleContext, ids: number[]): Promise<Place | null> {
  const wanted = [...new Set(ids)];
  const found = await listItemStores(ctx.db, ctx.scope, wanted);
  const [first] = found;
  return first && found.length === wanted.length ? findStorePlace(ctx.db, first.storeId) : null;
}
