import type { ParsedInput } from '@errand/contract';
import type { Item, listCategoryItems, listLatestItems, searchItems } from '@errand/contract/catalog';
import { type MoneyStyle, toMajor, toMinor } from '@errand/domain/money';
import { translated } from '../../platform/db/index.ts';
import { AppError, type Ctx } from '../../platform/http/index.ts';
import { moneyStyle } from '../settings/index.ts';
import { findCategory, listCategoryTree } from './categories.queries.ts';
import { type ItemOrder, type ItemPageRow, type ItemScope, listItemPage } from './item-lists.queries.ts';
import { itemShapeOf } from './item-shape.ts';
import { findItemRow, listItemRows, listRelatedIds } from './items.queries.ts';
import { foldedWords, searchQuery } from './search-text.ts';
import { listCorrections } from './search-words.queries.ts';

type Query = ParsedInput<typeof listLatestItems>['query'];
export type ItemPage = {
  total_size: number;
  limit: number;
  offset: number;
  products: Item[];
  min_price: number;
  max_price: number;
  categories: { id: number; name: string }[];
};

const RELATED_ITEMS = 12;

/** A page of the items in the visitor's zones and module, or of one store's menu. */
export async function listVisitorItems(ctx: Ctx, order: ItemOrder, query: Query): Promise<ItemPage> {
  const money = await moneyStyle(ctx);
  const words = foldedWords(query.search ?? '');
  if (query.search?.trim() && words.length === 0) return emptyPage(query);
  const scope = await scopeOf(ctx, query, money, words);
  const shown = order === 'latest' && scope.storeId !== null ? 'menu' : order;
  return pageOf(ctx, query, money, await listItemPage(ctx.pool, shown, scope));
}

/** Items of a category (id or slug) and its children. */
export async function listItemsOfCategory(
  ctx: Ctx,
  idOrSlug: string,
  query: ParsedInput<typeof listCategoryItems>['query'],
): Promise<ItemPage> {
  const category = await findCategory(ctx.db, idOrSlug, ctx.moduleId);
  if (!category) throw new AppError('not_found');
  const inModule = { ...ctx, moduleId: category.module_id };
  return listVisitorItems(inModule, 'popular', { ...query, category_id: category.id });
}

/**
 * Full-text search: every word must begin a word of the item. What is in the name comes first, then what is ordered
 * most. When nothing is found the spelling is corrected against the catalogue's words and searched once more.
 */
export async function searchVisitorItems(
  ctx: Ctx,
  query: ParsedInput<typeof searchItems>['query'],
): Promise<ItemPage> {
  const words = foldedWords(`${query.name} ${query.search ?? ''}`);
  if (words.length === 0) return emptyPage(query);
  const money = await moneyStyle(ctx);
  const scope = await scopeOf(ctx, query, money, words);
  const found = await listItemPage(ctx.pool, 'search', scope);
  if (found.min_minor !== null) return pageOf(ctx, query, money, found);
  const corrected = await listCorrections(ctx.pool, words);
  const meant = corrected.filter((word) => word !== null);
  if (meant.length < words.length || meant.every((word, index) => word === words[index])) {
    return pageOf(ctx, query, money, found);
  }
  return pageOf(ctx, query, money, await listItemPage(ctx.pool, 'search', { ...scope, ...searchOf(meant) }));
}

/** One item by id or slug, whatever zone and module the visitor is in; `campaign` asks for a campaign item. */
export async function getItemDetail(ctx: Ctx, idOrSlug: string, campaign: boolean): Promise<Item> {
  const [row, money] = await Promise.all([findItemRow(ctx.pool, idOrSlug), moneyStyle(ctx)]);
  if (!row || (campaign && row.campaign_starts_ms === null)) throw new AppError('not_found');
  return itemShapeOf(row, ctx, money);
}

/** Items of the same category from other stores near the visitor; near the item's store without a place. */
export async function listRelated(ctx: Ctx, idOrSlug: string): Promise<Item[]> {
  const row = await findItemRow(ctx.pool, idOrSlug);
  if (!row) throw new AppError('not_found');
  const zoneIds = ctx.zoneIds.length > 0 ? ctx.zoneIds : [row.zone_id];
  const ids = await listRelatedIds(ctx.pool, row, zoneIds, ctx.point, RELATED_ITEMS);
  return listItemShapes(ctx, ids);
}

/** Items as lists show them, by id, in the order of the ids; what is not on sale is left out. */
export async function listItemShapes(ctx: Ctx, ids: number[]): Promise<Item[]> {
  const [rows, money] = await Promise.all([listItemRows(ctx.pool, ids), moneyStyle(ctx)]);
  return rows.map((row) => itemShapeOf(row, ctx, money));
}

async function scopeOf(ctx: Ctx, query: Query, { digits }: MoneyStyle, words: string[]): Promise<ItemScope> {
  const storeId = query.store_id ?? null;
  if (storeId === null && ctx.zoneIds.length === 0) throw new AppError('zone_required');
  const wanted = [...(query.category_ids ?? []), ...(query.category_id > 0 ? [query.category_id] : [])];
  return {
    zoneIds: ctx.zoneIds,
    moduleId: storeId === null ? ctx.moduleId : null,
    storeId,
    categoryIds: wanted.length > 0 ? await listCategoryTree(ctx.pool, wanted) : [],
    type: query.type,
    minimumRating: query.rating_count ?? null,
    fromMinor: query.min_price === undefined ? null : toMinor(query.min_price, digits),
    toMinor: query.max_price === undefined ? null : toMinor(query.max_price, digits),
    ...searchOf(words),
    nowMs: ctx.now(),
    limit: query.limit,
    page: query.offset,
  };
}

function searchOf(words: string[]) {
  return { search: searchQuery(words), searchNames: searchQuery(words, true) };
}

async function pageOf(ctx: Ctx, query: Query, money: MoneyStyle, page: ItemPageRow): Promise<ItemPage> {
  const rows = await listItemRows(ctx.pool, page.ids);
  return {
    total_size: page.total,
    limit: query.limit,
    offset: query.offset,
    products: rows.map((row) => itemShapeOf(row, ctx, money)),
    min_price: toMajor(page.min_minor ?? 0, money.digits),
    max_price: toMajor(page.max_minor ?? 0, money.digits),
    categories: page.categories.map(({ id, name }) => ({ id, name: translated(name, ctx.language) })),
  };
}

function emptyPage({ limit, offset }: Query): ItemPage {
  return { total_size: 0, limit, offset, products: [], min_price: 0, max_price: 0, categories: [] };
}
