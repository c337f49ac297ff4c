import type { Item } from '@errand/contract/catalog';
import type { Campaign } from '@errand/contract/promotions';
import type { Store } from '@errand/contract/stores';
import { formatClock, isoDate, localTime } from '@errand/domain/time';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { AppError, type RequestContext, requireFound } from '../../platform/http/index.ts';
import { listItemRows, soldState, toItemResponse } from '../catalog/index.ts';
import { moneyStyle } from '../settings/index.ts';
import { listStoreResponses } from '../stores/index.ts';
import {
  type CampaignRow,
  findRunningCampaign,
  listCampaignItemIds,
  listRunningCampaigns,
} from './campaigns.queries.ts';

type CampaignsContext = RequestContext<'db' | 'now' | 'pool' | 'settings'>;

/** Lists the running campaigns of the module with a store in the visitor's zones. */
export async function listCampaigns(ctx: RequestContext<'now' | 'pool'>): Promise<Campaign[]> {
  const rows = await listRunningCampaigns(ctx.pool, ctx.moduleId, ctx.zoneIds, new Date(ctx.now()));
  return rows.filter((row) => row.store_ids.length > 0).map((row) => toCampaignResponse(row, ctx));
}

/** Returns a running campaign by id or slug with its stores; throws `not_found`. */
export async function getRunningCampaign(
  ctx: CampaignsContext,
  idOrSlug: string | undefined,
): Promise<Campaign & { stores: Store[] }> {
  if (!idOrSlug) throw AppError.ofFields([{ code: 'required', field: 'basic_campaign_id' }]);
  const row = requireFound(await findRunningCampaign(ctx.pool, idOrSlug, ctx.zoneIds, new Date(ctx.now())));
  return { ...toCampaignResponse(row, ctx), stores: await listStoreResponses(ctx, row.store_ids) };
}

/** Lists campaign items, currently available ones first. */
export async function listCampaignItems(ctx: CampaignsContext): Promise<Item[]> {
  if (ctx.zoneIds.length === 0) throw new AppError('zone_required');
  const ids = await listCampaignItemIds(ctx.pool, ctx.moduleId, ctx.zoneIds, new Date(ctx.now()));
  const [rows, money] = await Promise.all([listItemRows(ctx.pool, ids), moneyStyle(ctx)]);
  const sold = Map.groupBy(rows, (row) => soldState(row, ctx.now()).availableNow);
  return [...(sold.get(true) ?? []), ...(sold.get(false) ?? [])].map((row) =>
    toItemResponse(row, ctx, money),
  );
}

function toCampaignResponse(row: CampaignRow, ctx: RequestContext): Campaign {
  const day = (instant: Date) => isoDate(localTime(instant.getTime(), row.time_zone));
  return {
    id: row.id,
    slug: row.slug,
    title: translated(row.title, ctx.language),
    description: translated(row.description, ctx.language),
    image_full_url: mediaUrl(ctx.publicUrl, row.image),
    art: row.tint ? { tint: row.tint } : null,
    available_date_starts: day(row.starts_at),
    // The end is exclusive: midnight after the last day.
    available_date_ends: day(new Date(row.ends_at.getTime() - 1)),
    start_time: formatClock(row.daily_from, '24'),
    end_time: formatClock(Math.min(row.daily_to, 1439), '24'),
    module_id: row.module_id,
    stores_count: row.store_ids.length,
  };
}
