import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/stores';
import { cachedRows, PRICES_TAG, scopeTags, shouldCacheCount } from '../../platform/cache/index.ts';
import { AppError, ownerOf, type RequestContext } from '../../platform/http/index.ts';
import { toStoreResponse } from './store.serializer.ts';
import {
  listOrderedStoreIds,
  listStoreRows,
  type StoreOrder,
  type StoreScope,
  storeCount,
} from './store-lists.queries.ts';
import { listStoreResponses } from './stores.service.ts';

type StoreListsContext = RequestContext<'db' | 'events' | 'log' | 'now' | 'pool' | 'settings'>;

export type StoreListQuery = ParsedInput<typeof contract.listLatestStores>['query'];
type Filter = ParsedInput<typeof contract.listStores>['params']['filter'];
export type StorePage = { total_size: number; limit: number; offset: number; stores: contract.Store[] };
/** The definition of a list: its own order and its fixed filters. */
export type StoreList = { order: StoreOrder } & Partial<StoreScope>;

const VISITED_SHOWN = 8;
const TOP_RATED = 4;

const LIST_OF: Record<Filter, StoreList> = {
  all: { order: 'nearest' },
  delivery: { order: 'nearest', orderType: 'delivery' },
  take_away: { order: 'nearest', orderType: 'take_away' },
  latest: { order: 'latest' },
  new: { order: 'latest' },
  recent: { order: 'latest' },
  popular: { order: 'popular' },
};

const SORTED = {
  popular: 'popular',
  distance: 'nearest',
  rating: 'rating',
  delivery_time: 'fastest',
} as const satisfies Partial<Record<NonNullable<StoreListQuery['sort_by']>, StoreOrder>>;

export function listFilteredStores(
  ctx: StoreListsContext,
  filter: Filter,
  query: StoreListQuery,
): Promise<StorePage> {
  return listStores(ctx, LIST_OF[filter], query);
}

/**
 * Lists a page of the stores in the visitor's zones and module. A page beyond the end is empty and keeps
 * the total. The visitor's order replaces the list's.
 */
export async function listStores(
  ctx: StoreListsContext,
  list: StoreList,
  query: StoreListQuery,
): Promise<StorePage> {
  if (ctx.zoneIds.length === 0) throw new AppError('zone_required');
  const wanted = query.sort_by === undefined || query.sort_by === 'relevance' ? null : SORTED[query.sort_by];
  const { order, ...narrowed } = list;
  const scope = { ...scopeOf(ctx, query), ...narrowed };
  ctx.tag(...scopeTags(scope));
  if (scope.discounted) ctx.tag(PRICES_TAG);
  const [rows, [counted], settings] = await Promise.all([
    listStoreRows(ctx.pool, wanted ?? order, scope),
    cachedRows<{ total: number }>(ctx, storeCount(scope), (found) => shouldCacheCount(found[0]?.total ?? 0)),
    ctx.settings(),
  ]);
  const stores = rows.map((row) => toStoreResponse(row, ctx, settings));
  return { total_size: counted?.total ?? 0, limit: query.limit, offset: query.offset, stores };
}

function scopeOf(ctx: RequestContext<'now'>, query: StoreListQuery): StoreScope {
  const filters = new Set(query.filter);
  const type = query.store_type ?? query.type;
  return {
    zoneIds: ctx.zoneIds,
    moduleId: ctx.moduleId,
    type: filters.has('veg') ? 'veg' : filters.has('non_veg') ? 'non_veg' : type,
    featured: query.featured === 1,
    orderType: null,
    halal: query.halal === 1 || filters.has('halal'),
    discounted: filters.has('discounted'),
    openNow: filters.has('open_now'),
    freeDelivery: filters.has('free_delivery'),
    minimumRating: query.rating_count ?? (filters.has('top_rated') ? TOP_RATED : null),
    categoryIds: [],
    search: null,
    searchNames: null,
    searchTyped: null,
    point: ctx.point,
    nowMs: ctx.now(),
    limit: query.limit,
    page: query.offset,
  };
}

/** Lists the stores where the customer ordered before. */
export async function listVisitedStores(ctx: StoreListsContext): Promise<contract.Store[]> {
  const owner = ownerOf(ctx.viewer);
  if (ctx.viewer.kind !== 'customer' || !owner) throw new AppError('unauthenticated');
  return listStoreResponses(ctx, await listOrderedStoreIds(ctx.pool, owner, ctx.moduleId, VISITED_SHOWN));
}
