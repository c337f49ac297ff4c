import type { Item, ItemWithMeta } from '@errand/contract/catalog';
import { scopeTags } from '../../../platform/cache/index.ts';
import { toMetaResponse } from '../../../platform/db/index.ts';
import { AppError, type RequestContext, requireFound } from '../../../platform/http/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import { toItemResponse } from './item.serializer.ts';
import { findItemRow, listItemRows, listRelatedIds } from './items.queries.ts';

type ItemsContext = RequestContext<'now' | 'pool' | 'settings'>;

const RELATED_ITEMS = 12;

/**
 * Returns an item by id or slug, independent of the visitor's zone and module; `campaign` requires a
 * campaign item.
 */
export async function getItemDetail(
  ctx: ItemsContext,
  idOrSlug: string,
  campaign: boolean,
): Promise<ItemWithMeta> {
  const [row, money] = await Promise.all([findItemRow(ctx.pool, idOrSlug), moneyStyle(ctx)]);
  if (!row || (campaign && row.campaign_starts_ms === null)) throw new AppError('not_found');
  return { ...toItemResponse(row, ctx, money), ...toMetaResponse(row, ctx.language) };
}

/**
 * Lists items of the same category from other stores near the visitor, or near the item's store without a
 * place.
 */
export async function listRelated(ctx: ItemsContext, idOrSlug: string): Promise<Item[]> {
  const row = requireFound(await findItemRow(ctx.pool, idOrSlug));
  const zoneIds = ctx.zoneIds.length > 0 ? ctx.zoneIds : [row.zone_id];
  ctx.tag(...scopeTags({ moduleId: row.module_id, zoneIds }), `item:${row.id}`);
  const ids = await listRelatedIds(ctx.pool, row, zoneIds, ctx.point, RELATED_ITEMS);
  return listItemResponses(ctx, ids);
}

/** Serializes items in the order of the ids; items that are not on sale are omitted. */
export async function listItemResponses(ctx: ItemsContext, ids: number[]): Promise<Item[]> {
  const [rows, money] = await Promise.all([listItemRows(ctx.pool, ids), moneyStyle(ctx)]);
  return rows.map((row) => toItemResponse(row, ctx, money));
}
