import type { Point } from '@errand/domain/location';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import { columnsOf, jsonOf, prepared, type Queryable, type RowOf } from '../../platform/db/index.ts';
import { modules } from '../modules/modules.tables.ts';
import { joinModule } from '../modules/modules.views.ts';
import { FROM_STORES, servesZonesSql } from '../stores/stores.views.ts';
import { zoneModules, zones } from './location.tables.ts';
import { SHOP_TIME_ZONE } from './location.views.ts';

/**
 * Whether a zone's outline contains a point, edges included. The GiST index on `outline` supports overlap
 * of polygons only, so a polygon without area finds candidates and `@>` decides.
 */
function holds(longitude: string, latitude: string): string {
  const point = `point(${longitude}, ${latitude})`;
  return `z.outline && polygon(box(${point}, ${point})) and z.outline @> ${point}`;
}

/** Lists the ids of the active zones that contain a point. */
export async function zonesAt(q: Queryable, { latitude, longitude }: Point): Promise<number[]> {
  const at = sql`point(${longitude}::float8, ${latitude}::float8)`;
  const found = await q.execute<{ id: number }>(sql`
    select z.id from zones z
    where z.active and z.outline && polygon(box(${at}, ${at})) and z.outline @> ${at} order by z.id`);
  return found.rows.map((row) => row.id);
}

const ZONE = columnsOf(zones, 'z', [
  'id',
  'name',
  'timeZone',
  'cashOnDelivery',
  'digitalPayment',
  'offlinePayment',
  'surchargeActive',
  'surchargeValue',
  'surchargeType',
  'surchargeMessage',
]);
const MODULE = jsonOf(modules, 'm', ['name', 'description', 'type', 'picture', 'themeId', 'allZoneService']);
const PIVOT = jsonOf(zoneModules, 'zm', [
  'moduleId',
  'chargeType',
  'fixedMinor',
  'perKmMinor',
  'minimumMinor',
  'maximumMinor',
  'bands',
  'cashLimitMinor',
]);

export type ZoneModuleRow = RowOf<typeof PIVOT> & RowOf<typeof MODULE> & { stores_count: number };

export type ZoneDataRow = RowOf<typeof ZONE> & {
  modules: ZoneModuleRow[];
};

/** Lists the active zones that contain a point with their modules and rates, in one statement. */
export function listZonesAt(pool: pg.Pool, { latitude, longitude }: Point): Promise<ZoneDataRow[]> {
  return prepared<ZoneDataRow>(pool, 'zones-at', ZONES_AT, [longitude, latitude]);
}

const ZONES_AT = `
  select ${ZONE.sql},
    coalesce((select json_agg(${PIVOT.sql}::jsonb || ${MODULE.sql}::jsonb || jsonb_build_object(
        'stores_count', (select count(*) ${FROM_STORES}
          where s.module_id = m.id and s.active and ${servesZonesSql('array[z.id]')})
      ) order by m.position, m.id)
      from zone_modules zm ${joinModule('zm.module_id')} and m.active where zm.zone_id = z.id), '[]') as modules
  from zones z
  where z.active and ${holds('$1::float8', '$2::float8')}
  order by z.id`;

/** Whether the zone contains the point; null for an inactive or unknown zone. */
export async function isInZone(pool: pg.Pool, zoneId: number, { latitude, longitude }: Point) {
  const rows = await prepared<{ inside: boolean }>(
    pool,
    'zone-check',
    `select ${holds('$1::float8', '$2::float8')} as inside from zones z where z.id = $3 and z.active`,
    [longitude, latitude, zoneId],
  );
  return rows[0]?.inside ?? null;
}

/** Returns the active ones of the zones, in the given order. */
export async function listActiveZoneIds(q: Queryable, ids: number[]): Promise<number[]> {
  const rows = await q
    .select({ id: zones.id })
    .from(zones)
    .where(and(inArray(zones.id, ids), eq(zones.active, true)));
  const active = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => active.has(id));
}

export function listActiveZones(q: Queryable) {
  return q.select().from(zones).where(eq(zones.active, true)).orderBy(zones.id);
}

export async function isActiveZone(q: Queryable, id: number): Promise<boolean> {
  return (await findActiveZone(q, id)) !== null;
}

export async function findActiveZone(q: Queryable, id: number) {
  const [row] = await q
    .select()
    .from(zones)
    .where(and(eq(zones.id, id), eq(zones.active, true)));
  return row ?? null;
}

/** The time zone of the first of the zones, else of the shop. */
export async function findTimeZone(q: Queryable, zoneIds: readonly number[]): Promise<string> {
  const { rows } = await q.execute<{ time_zone: string }>(sql`
    select coalesce(
      (select z.time_zone from zones z where z.id = any(${sql.param(zoneIds)}::int[])
        order by array_position(${sql.param(zoneIds)}::int[], z.id) limit 1),
      ${sql.raw(SHOP_TIME_ZONE)}) as time_zone`);
  return rows[0]?.time_zone ?? 'UTC';
}

export async function findZonePivot(q: Queryable, zoneId: number, moduleId: number) {
  const [row] = await q
    .select()
    .from(zoneModules)
    .where(and(eq(zoneModules.zoneId, zoneId), eq(zoneModules.moduleId, moduleId)));
  return row ?? null;
}
