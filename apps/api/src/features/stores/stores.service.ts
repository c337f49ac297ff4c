import type { Store, StoreDelivery, StoreDetail } from '@errand/contract/stores';
import type { Queryable } from '../../platform/db/index.ts';
import { AppError, type RequestContext, requireFound } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { routeBetween } from '../location/index.ts';
import { toStoreDetailResponse, toStoreResponse } from './store.serializer.ts';
import { deliveryAlong, estimateDelivery } from './store-delivery.ts';
import type { StoreRow } from './store-row.ts';
import { findStoreDetail, listStoresById } from './stores.queries.ts';

/** Returns a store by id or slug, independent of the visitor's zone and module. */
export async function getStoreDetail(
  ctx: RequestContext<'now' | 'pool' | 'settings'>,
  idOrSlug: string,
): Promise<StoreDetail> {
  const [row, settings] = await Promise.all([findStoreDetail(ctx.pool, idOrSlug), ctx.settings()]);
  if (!row) throw new AppError('not_found');
  return toStoreDetailResponse(row, ctx, settings);
}

/** Returns distance and charge from a store to the visitor's place, along the route that checkout uses. */
export async function getStoreDelivery(
  ctx: RequestContext<'db' | 'log' | 'maps' | 'now' | 'settings'>,
  id: number,
): Promise<StoreDelivery> {
  const [row, settings] = await Promise.all([requireStore(ctx.db, id), ctx.settings()]);
  return deliveryOf(ctx, row, settings);
}

/** Returns the same for each of the stores. Unknown ids are omitted. */
export async function listStoreDeliveries(
  ctx: RequestContext<'db' | 'log' | 'maps' | 'now' | 'settings'>,
  ids: number[],
): Promise<(StoreDelivery & { store_id: number })[]> {
  const [rows, settings] = await Promise.all([listStoresById(ctx.db, ids), ctx.settings()]);
  return Promise.all(
    rows.map(async (row) => ({ store_id: row.id, ...(await deliveryOf(ctx, row, settings)) })),
  );
}

async function deliveryOf(
  ctx: RequestContext<'log' | 'maps' | 'now'>,
  row: StoreRow,
  settings: Settings,
): Promise<StoreDelivery> {
  const time = { settings, atMs: ctx.now() };
  if (!ctx.point) return estimateDelivery(row, null, time);
  const { meters } = await routeBetween(ctx, row, ctx.point);
  return deliveryAlong(row, { meters, to: ctx.point }, time);
}

/** Returns a store with its hours, zone, rates and offer; throws `not_found`. */
export async function requireStore(q: Queryable, id: number): Promise<StoreRow> {
  const [row] = await listStoresById(q, [id]);
  return requireFound(row);
}

/** Serializes stores in the order of the ids; unknown ids are omitted. */
export async function listStoreResponses(
  ctx: RequestContext<'db' | 'now' | 'settings'>,
  ids: number[],
): Promise<Store[]> {
  const [rows, settings] = await Promise.all([listStoresById(ctx.db, ids), ctx.settings()]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toStoreResponse(row, ctx, settings)] : [];
  });
}
