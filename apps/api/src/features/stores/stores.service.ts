import type { ParsedInput } from '@errand/contract';
import type { listStores, Store, StoreDetail } from '@errand/contract/stores';
import type { Queryable } from '../../platform/db/index.ts';
import { AppError, type Ctx } from '../../platform/http/index.ts';
import { settingsOf } from '../settings/index.ts';
import type { StoreRow } from './store-row.ts';
import { storeDetailShapeOf, storeShapeOf } from './store-shape.ts';
import {
  findStoreDetail,
  listStoreRows,
  listStoresById,
  type StoreOrder,
  type StoreScope,
} from './stores.queries.ts';

type Query = ParsedInput<typeof listStores>['query'];
type Filter = ParsedInput<typeof listStores>['params']['filter'];
export type StorePage = { total_size: number; limit: number; offset: number; stores: Store[] };

const ORDER_OF: Record<Filter, StoreOrder> = {
  all: 'nearest',
  delivery: 'nearest',
  take_away: 'nearest',
  latest: 'latest',
  new: 'latest',
  recent: 'latest',
  popular: 'popular',
};

/** A page of the stores in the visitor's zones and module. A page beyond the end is empty and keeps the total. */
export async function listVisitorStores(ctx: Ctx, filter: Filter, query: Query): Promise<StorePage> {
  if (ctx.zoneIds.length === 0) throw new AppError('zone_required');
  const scope: StoreScope = {
    zoneIds: ctx.zoneIds,
    moduleId: ctx.moduleId,
    type: query.store_type ?? query.type,
    featured: query.featured === 1,
    orderType: filter === 'delivery' || filter === 'take_away' ? filter : null,
    point: ctx.point,
    nowMs: ctx.now(),
    limit: query.limit,
    page: query.offset,
  };
  const [{ rows, total }, settings] = await Promise.all([
    listStoreRows(ctx.pool, ORDER_OF[filter], scope),
    settingsOf(ctx),
  ]);
  const stores = rows.map((row) => storeShapeOf(row, ctx, settings));
  return { total_size: total, limit: query.limit, offset: query.offset, stores };
}

/** A store by id or slug, whatever zone and module the visitor is in. */
export async function getStoreDetail(ctx: Ctx, idOrSlug: string): Promise<StoreDetail> {
  const [row, settings] = await Promise.all([findStoreDetail(ctx.pool, idOrSlug), settingsOf(ctx)]);
  if (!row) throw new AppError('not_found');
  return storeDetailShapeOf(row, ctx, settings);
}

/** A store with its hours, zone, rates and offer; throws `not_found`. */
export async function requireStore(q: Queryable, id: number): Promise<StoreRow> {
  const [row] = await listStoresById(q, [id]);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Stores as lists show them, by id, in the order of the ids; unknown ids are left out. */
export async function listStoreShapes(ctx: Ctx, ids: number[]): Promise<Store[]> {
  const [rows, settings] = await Promise.all([listStoresById(ctx.db, ids), settingsOf(ctx)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [storeShapeOf(row, ctx, settings)] : [];
  });
}
