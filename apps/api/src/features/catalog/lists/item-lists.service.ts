import type { ParsedInput } from '@errand/contract';
import type { Item } from '@errand/contract/catalog';
import { type listLatestItems, MAX_COUNTED } from '@errand/contract/catalog-lists';
import { type MoneyStyle, toMajor, toMinor } from '@errand/domain/money';
import { cachedRows, PRICES_TAG, scopeTags, shouldCacheCount } from '../../../platform/cache/index.ts';
import { type Statement, translated } from '../../../platform/db/index.ts';
import { AppError, type RequestContext, requireFound } from '../../../platform/http/index.ts';
import { foldedWords, searchQuery, typedNamesQuery } from '../../../platform/search/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import { findBrand, findCondition } from '../categories/brands-and-conditions.queries.ts';
import { findCategory, listCategoryTree } from '../categories/categories.queries.ts';
import { toItemResponse } from '../items/item.serializer.ts';
import { listItemRows } from '../items/items.queries.ts';
import { type ItemFacets, itemFacets, listItemIds, type Named } from './item-lists.queries.ts';
import type { ItemList, ItemOrder, ItemScope } from './item-scope.ts';
import { isRanked } from './search-rank.queries.ts';

type ItemListsContext = RequestContext<'db' | 'events' | 'log' | 'now' | 'pool' | 'settings'>;

export type ItemListQuery = ParsedInput<typeof listLatestItems>['query'];
export type ItemPage = {
  total_size: number;
  limit: number;
  offset: number;
  products: Item[];
  min_price: number;
  max_price: number;
  categories: { id: number; name: string }[];
  brands: { id: number; name: string }[];
};

const TOP_RATED = 4;
const SORTED = {
  popular: 'popular',
  distance: 'distance',
  rating: 'rating',
  price_low: 'price-low',
  price_high: 'price-high',
  delivery_time: 'fastest',
} as const satisfies Record<Exclude<NonNullable<ItemListQuery['sort_by']>, 'relevance'>, ItemOrder>;

/** Lists a page of the items in the visitor's zones and module, or of one store's menu. */
export async function listItems(
  ctx: ItemListsContext,
  list: ItemList,
  query: ItemListQuery,
  narrowed: Partial<ItemScope> = {},
): Promise<ItemPage> {
  const money = await moneyStyle(ctx);
  const words = foldedWords(query.search ?? '');
  if (query.search?.trim() && words.length === 0) return emptyPage(query);
  const scope = { ...(await scopeOf(ctx, query, money, words)), ...narrowed };
  const shown = list === 'latest' && scope.storeId !== null ? 'menu' : list;
  return pageOf(ctx, query, money, await readPage(ctx, shown, query, scope));
}

/** Lists the items of a category (id or slug) and its children. */
export async function listItemsOfCategory(
  ctx: ItemListsContext,
  idOrSlug: string,
  query: ItemListQuery,
): Promise<ItemPage> {
  const category = requireFound(await findCategory(ctx.db, idOrSlug, ctx.moduleId));
  const inModule = { ...ctx, moduleId: category.module_id };
  return listItems(inModule, 'popular', { ...query, category_id: category.id });
}

/** Lists the items of a brand (id or slug), with the brand's name. */
export async function itemsOfBrand(ctx: ItemListsContext, idOrSlug: string, query: ItemListQuery) {
  const brand = requireFound(await findBrand(ctx.pool, idOrSlug));
  const inModule = { ...ctx, moduleId: brand.module_id };
  const page = await listItems(inModule, 'popular', query, { brandIds: [brand.id] });
  return { ...page, name: translated(brand.name, ctx.language) };
}

/** Lists the items for a common condition (id or slug), with the condition's name. */
export async function listItemsOfCondition(ctx: ItemListsContext, idOrSlug: string, query: ItemListQuery) {
  const condition = requireFound(await findCondition(ctx.pool, idOrSlug));
  const inModule = { ...ctx, moduleId: condition.module_id };
  const page = await listItems(inModule, 'condition', query, { conditionId: condition.id });
  return { ...page, name: translated(condition.name, ctx.language) };
}

/** Searches items by words; null when nothing matches at any price. */
export async function searchItemPage(
  ctx: ItemListsContext,
  words: string[],
  query: ItemListQuery,
): Promise<ItemPage | null> {
  const money = await moneyStyle(ctx);
  const scope = await scopeOf(ctx, query, money, words);
  const found = await readPage(ctx, 'search', query, scope);
  return found.min_minor === null ? null : pageOf(ctx, query, money, found);
}

/**
 * Reads a page with its facets; those of large lists come from the cache. A search with few results is
 * served by the one statement that counts them.
 */
async function readPage(
  ctx: RequestContext<'events' | 'log' | 'now' | 'pool'>,
  list: ItemList,
  query: ItemListQuery,
  scope: ItemScope,
): Promise<ItemFacets & { ids: number[] }> {
  const { sort_by: sort } = query;
  const order = sort === undefined || sort === 'relevance' ? list : SORTED[sort];
  ctx.tag(...tagsOf(list, order, scope));
  const reading = readFacets(ctx, itemFacets(list, scope, MAX_COUNTED, order));
  const before = (scope.page - 1) * scope.limit;
  if (isRanked(order, scope)) {
    const found = await reading;
    if (!shouldCacheCount(found.total))
      return { ...found, ids: (found.ids ?? []).slice(before, before + scope.limit) };
  }
  const [ids, shown] = await Promise.all([
    before < MAX_COUNTED ? listItemIds(ctx.pool, list, scope, order) : [],
    reading,
  ]);
  return { ...shown, ids: ids.slice(0, MAX_COUNTED - before) };
}

async function readFacets(
  ctx: RequestContext<'events' | 'log' | 'now' | 'pool'>,
  facets: Statement,
): Promise<ItemFacets> {
  const [row] = await cachedRows<ItemFacets>(ctx, facets, isLarge);
  if (!row) throw new Error('The aggregate query returned no row.');
  return row;
}

function isLarge([found]: ItemFacets[]): boolean {
  return shouldCacheCount(found?.total ?? 0);
}

function tagsOf(list: ItemList, order: ItemOrder, scope: ItemScope): string[] {
  const { storeId, discounted } = scope;
  const tags = storeId === null ? scopeTags(scope) : [`menu:${storeId}`];
  const isPriced = discounted || list === 'discounted' || order === 'price-low' || order === 'price-high';
  return isPriced ? [...tags, PRICES_TAG] : tags;
}

async function scopeOf(
  ctx: RequestContext<'now' | 'pool'>,
  query: ItemListQuery,
  { digits }: MoneyStyle,
  words: string[],
): Promise<ItemScope> {
  const storeId = query.store_id ?? null;
  if (storeId === null && ctx.zoneIds.length === 0) throw new AppError('zone_required');
  const wanted = [...(query.category_ids ?? []), ...(query.category_id > 0 ? [query.category_id] : [])];
  const filters = new Set(query.filter);
  return {
    zoneIds: ctx.zoneIds,
    moduleId: storeId === null ? ctx.moduleId : null,
    storeId,
    categoryIds: wanted.length > 0 ? await listCategoryTree(ctx.pool, wanted) : [],
    brandIds: query.brand_ids ?? [],
    conditionId: null,
    type: filters.has('veg') ? 'veg' : filters.has('non_veg') ? 'non_veg' : query.type,
    halal: filters.has('halal'),
    organic: filters.has('organic'),
    discounted: filters.has('discounted'),
    availableNow: filters.has('available_now'),
    openNow: filters.has('open_now'),
    freeDelivery: filters.has('free_delivery'),
    minimumRating: query.rating_count ?? (filters.has('top_rated') ? TOP_RATED : null),
    fromMinor: query.min_price === undefined ? null : toMinor(query.min_price, digits),
    toMinor: query.max_price === undefined ? null : toMinor(query.max_price, digits),
    search: searchQuery(words),
    searchNames: searchQuery(words, true),
    searchTyped: typedNamesQuery(words),
    point: ctx.point,
    nowMs: ctx.now(),
    limit: query.limit,
    page: query.offset,
  };
}

async function pageOf(
  ctx: RequestContext<'now' | 'pool'>,
  query: ItemListQuery,
  money: MoneyStyle,
  page: ItemFacets & { ids: number[] },
): Promise<ItemPage> {
  const rows = await listItemRows(ctx.pool, page.ids);
  const named = (list: Named[]) => list.map(({ id, name }) => ({ id, name: translated(name, ctx.language) }));
  return {
    total_size: page.total,
    limit: query.limit,
    offset: query.offset,
    products: rows.map((row) => toItemResponse(row, ctx, money)),
    min_price: toMajor(page.min_minor ?? 0, money.digits),
    max_price: toMajor(page.max_minor ?? 0, money.digits),
    categories: named(page.categories),
    brands: named(page.brands),
  };
}

/** An empty page. */
export function emptyPage({ limit, offset }: Pick<ItemListQuery, 'limit' | 'offset'>): ItemPage {
  return {
    total_size: 0,
    limit,
    offset,
    products: [],
    min_price: 0,
    max_price: 0,
    categories: [],
    brands: [],
  };
}
