import type { ParsedInput } from '@errand/contract';
import type { listCatalogItems } from '@errand/contract/console/items';
import type { ConsoleContext, Place } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { listActiveModules } from '../../modules/index.ts';
import { listStoreNames, listStoreNamesIn } from '../../stores/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import {
  type ConsoleItemRow,
  countItems,
  listCategories,
  listItemRows,
  listItemStores,
  type Position,
} from './items.console-queries.ts';

const COUNT_BOUND = 1_000;
const MOST_OPTIONS = 200;

/** A page of the items in the caller's scope. Its cursor is the sorted value and the id of the row before it. */
export async function listConsoleItems(
  ctx: ConsoleContext,
  query: ParsedInput<typeof listCatalogItems>['query'],
) {
  const { limit, cursor, sort = 'id', direction, ...filter } = query;
  const rows = await listItemRows(ctx.db, ctx.scope, filter, {
    sort,
    ascending: direction === 'asc',
    limit: limit + 1,
    after: positionOf(cursor),
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const [counted, storeNames] = [
    await countItems(ctx.db, ctx.scope, filter, COUNT_BOUND),
    await storeNamesOf(ctx, page),
  ];
  return {
    rows: page.map((row) => toRow(ctx, row, storeNames)),
    total: Math.max(counted.total, page.length),
    total_is_bound: counted.isBound,
    next: rows.length > page.length && last ? `${last.priceMinor}_${last.id}` : null,
  };
}

function positionOf(cursor: string | undefined): Position | null {
  const [, value, id] = /^(\d{1,15})_(\d{1,9})$/.exec(cursor ?? '') ?? [];
  return id === undefined ? null : { value: Number(value), id: Number(id) };
}

async function storeNamesOf(ctx: ConsoleContext, rows: ConsoleItemRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.map(({ storeId }) => storeId))];
  const names = await listStoreNames(ctx.db, ids, ctx.language);
  return new Map(names.map(({ id, name }) => [id, name]));
}

function toRow(ctx: ConsoleContext, row: ConsoleItemRow, storeNames: Map<number, string>) {
  return {
    id: row.id,
    name: row.name,
    store: { id: row.storeId, name: storeNames.get(row.storeId) ?? '' },
    category: { id: row.categoryId, name: translated(row.category, ctx.language) },
    module_id: row.moduleId,
    picture: row.picture && mediaUrl(ctx.publicUrl, row.picture),
    price_minor: row.priceMinor,
    discount: row.discount,
    discount_type: row.discountType,
    stock: row.stock,
    active: row.active,
    archived: row.archivedAt !== null,
    veg: row.veg,
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}

/** Modules and categories by the operator's order, and the first of the caller's stores by name. */
export async function listOptions(ctx: ConsoleContext) {
  const modules = await listActiveModules(ctx.db, MOST_OPTIONS);
  const categories = await listCategories(ctx.db);
  return {
    modules: modules.map(({ id, name }) => ({ id, name: translated(name, ctx.language) })),
    categories: categories.map(({ id, name, moduleId }) => ({
      id,
      name: translated(name, ctx.language),
      module_id: moduleId,
    })),
    stores: await listStoreNamesIn(ctx.db, ctx.scope, ctx.language, MOST_OPTIONS),
  };
}

/** The place of items that are changed together: that of the first; null unless all of them are in the scope. */
export async function findItemsPlace(ctx: ConsoleContext, ids: number[]): Promise<Place | null> {
  const wanted = [...new Set(ids)];
  const found = await listItemStores(ctx.db, ctx.scope, wanted);
  const [first] = found;
  return first && found.length === wanted.length ? findStorePlace(ctx.db, first.storeId) : null;
}
