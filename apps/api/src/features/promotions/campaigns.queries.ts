import type pg from 'pg';
import { columnsExcept, prepared, type RowOf } from '../../platform/db/index.ts';
import { FROM_ITEMS } from '../catalog/catalog.views.ts';
import { FROM_ZONES } from '../location/location.views.ts';
import { joinModule } from '../modules/modules.views.ts';
import { joinStore, servesZonesSql } from '../stores/stores.views.ts';
import { campaigns } from './promotions.tables.ts';

const CAMPAIGN = columnsExcept(campaigns, 'c', []);
export type CampaignRow = RowOf<typeof CAMPAIGN> & { time_zone: string; store_ids: number[] };

/** Running campaigns with their stores in the zones; days are computed in the visitor's time zone. */
const RUNNING = `
  select ${CAMPAIGN.sql}, coalesce((select z.time_zone ${FROM_ZONES} where cardinality($1::int[]) = 0 or z.id = any($1)
      order by z.id limit 1), 'UTC') as time_zone,
    array(select s.id from campaign_stores cs ${joinStore('cs.store_id')} and s.active
        ${joinModule('s.module_id')}
      where cs.campaign_id = c.id and (cardinality($1::int[]) = 0 or ${servesZonesSql('$1')})
      order by s.order_count desc, s.id) as store_ids
  from campaigns c where c.active and c.starts_at <= $2::timestamptz and c.ends_at > $2`;

export function listRunningCampaigns(
  pool: pg.Pool,
  moduleId: number | null,
  zoneIds: number[],
  at: Date,
): Promise<CampaignRow[]> {
  return prepared<CampaignRow>(
    pool,
    'campaigns-running',
    `${RUNNING} and ($3::int is null or c.module_id = $3) order by c.ends_at, c.id`,
    [zoneIds, at, moduleId],
  );
}

/** Finds a running campaign by id if the text is a number, else by slug. */
export async function findRunningCampaign(
  pool: pg.Pool,
  idOrSlug: string,
  zoneIds: number[],
  at: Date,
): Promise<CampaignRow | null> {
  const isId = /^\d{1,9}$/.test(idOrSlug);
  const column = isId ? 'id' : 'slug';
  const rows = await prepared<CampaignRow>(pool, `campaign-by-${column}`, `${RUNNING} and c.${column} = $3`, [
    zoneIds,
    at,
    isId ? Number(idOrSlug) : idOrSlug,
  ]);
  return rows[0] ?? null;
}

/** Lists the campaign items of the current day in the zones and the module. */
export async function listCampaignItemIds(
  pool: pg.Pool,
  moduleId: number | null,
  zoneIds: number[],
  at: Date,
): Promise<number[]> {
  const rows = await prepared<{ id: number }>(
    pool,
    'campaign-items',
    `select i.id ${FROM_ITEMS} ${joinStore('i.store_id')} ${joinModule('i.module_id')}
     where i.campaign_starts is not null and i.active and s.active and m.active
       and ($1::int is null or i.module_id = $1)
       and ${servesZonesSql('$2')}
       and i.campaign_starts <= $3::timestamptz and i.campaign_ends + interval '1 day' > $3
     order by i.campaign_ends, i.id limit 50`,
    [moduleId, zoneIds, at],
  );
  return rows.map(({ id }) => id);
}
