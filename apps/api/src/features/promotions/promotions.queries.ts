import type pg from 'pg';
import { columnsExcept, prepared, type RowOf, type Translations } from '../../platform/db/index.ts';
import { joinItem } from '../catalog/catalog.views.ts';
import { joinModule } from '../modules/modules.views.ts';
import { joinStore, servesZonesSql } from '../stores/stores.views.ts';
import { banners } from './promotions.tables.ts';

const LISTED = columnsExcept(banners, 'b', [
  'active',
  'itemId',
  'moduleId',
  'place',
  'position',
  'storeId',
  'zoneId',
  'startsAt',
  'endsAt',
]);
export type BannerRow = RowOf<typeof LISTED> & {
  store: { id: number; slug: string; name: Translations; zone_id: number } | null;
  item: { id: number; slug: string; name: Translations } | null;
};

/**
 * Lists the running banners of the module and those without a module, in their zones; a banner of a store only where
 * the store delivers.
 */
export function listBannerRows(
  pool: pg.Pool,
  moduleId: number | null,
  zoneIds: number[],
  place: 'top' | 'bottom',
  featuredOnly: boolean,
  at: Date,
): Promise<BannerRow[]> {
  return prepared<BannerRow>(pool, 'banners', BANNERS, [moduleId, zoneIds, featuredOnly, place, at]);
}

/** Lists the running banners that link to a store or its items. */
export function listStoreBannerRows(pool: pg.Pool, storeId: number, at: Date): Promise<BannerRow[]> {
  const text = `${BANNER} where b.active and s.id = $1 and ${runningSql('$2')} order by b.position, b.id`;
  return prepared<BannerRow>(pool, 'banners-of-store', text, [storeId, at]);
}

function runningSql(at: string): string {
  return `(b.starts_at is null or b.starts_at <= ${at}::timestamptz) and (b.ends_at is null or b.ends_at > ${at}::timestamptz)`;
}

const BANNER = `
  select ${LISTED.sql},
    case when s.id is not null then json_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'zone_id', s.zone_id) end
      as store,
    case when i.id is not null then json_build_object('id', i.id, 'slug', i.slug, 'name', i.name) end as item
  from banners b
    left ${joinItem('b.item_id')}
    left ${joinStore('coalesce(b.store_id, i.store_id)')}
    left ${joinModule('s.module_id')}`;

const BANNERS = `${BANNER}
  where b.active and b.place = $4 and (not $3::boolean or b.featured)
    and ($1::int is null or b.module_id is null or b.module_id = $1)
    and ${runningSql('$5')}
    and (b.zone_id is null or cardinality($2::int[]) = 0 or b.zone_id = any($2))
    and (b.item_id is null or i.active)
    and (s.id is null or (s.active
      and (cardinality($2::int[]) = 0 or ${servesZonesSql('$2')})))
  order by b.position, b.id`;
