import type { Item } from '@errand/contract/catalog';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import { toItemResponse } from './item.serializer.ts';
import { findItemRow, listItemRows, listRelatedIds } from './items.queries.ts';

const RELATED_ITEMS = 12;

/** One item by id or slug, whatever zone and module the visitor is in; `campaign` asks for a campaign item. */
export async function getItemDetail(ctx: RequestContext, idOrSlug: string, campaign: boolean): Promise<Item> {
  const [row, money] = await Promise.all([findItemRow(ctx.pool, idOrSlug), moneyStyle(ctx)]);
  if (!row || (campaign && row.campaign_starts_ms === null)) throw new AppError('not_found');
  return toItemResponse(row, ctx, money);
}

/** Items of the same category from other stores near the visitor; near the item's store without a place. */
export async function listRelated(ctx: RequestContext, idOrSlug: string): Promise<Item[]> {
  const row = await findItemRow(ctx.pool, idOrSlug);
  if (!row) throw new AppError('not_found');
  const zoneIds = ctx.zoneIds.length > 0 ? ctx.zoneIds : [row.zone_id];
  const ids = await listRelatedIds(ctx.pool, row, zoneIds, ctx.point, RELATED_ITEMS);
  return listItemResponses(ctx, ids);
}

/** Items as lists show them, by id, in the order of the ids; what is not on sale is left out. */
export async function listItemResponses(ctx: RequestContext, ids: number[]): Promise<Item[]> {
  const [rows, money] = await Promise.all([listItemRows(ctx.pool, ids), moneyStyle(ctx)]);
  return rows.map((row) => toItemResponse(row, ctx, money));
}
