import type { Point } from '@errand/domain/location';
import type { ModuleType } from '@errand/domain/modules';
import { and, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable, type Translations } from '../../platform/db/index.ts';
import { zoneModules, zones } from './location.tables.ts';

/**
 * Whether a zone's outline holds a point, its edge included. The GiST index on `outline` knows overlap of polygons only,
 * so a polygon without area finds the candidates and `@>` decides.
 */
function holds(longitude: string, latitude: string): string {
  const point = `point(${longitude}, ${latitude})`;
  return `z.outline && polygon(box(${point}, ${point})) and z.outline @> ${point}`;
}

/** Ids of the active zones that hold a point. */
export async function zonesAt(q: Queryable, { latitude, longitude }: Point): Promise<number[]> {
  const at = sql`point(${longitude}::float8, ${latitude}::float8)`;
  const found = await q.execute<{ id: number }>(sql`
    select z.id from zones z
    where z.active and z.outline && polygon(box(${at}, ${at})) and z.outline @> ${at} order by z.id`);
  return found.rows.map((row) => row.id);
}

type PivotColumns = {
  module_id: number;
  charge_type: 'distance' | 'fixed';
  fixed_minor: number;
  per_km_minor: number;
  minimum_minor: number;
  maximum_minor: number | null;
  cash_limit_minor: number | null;
};

export type ZoneModuleRow = PivotColumns & {
  name: Translations;
  description: Translations;
  type: ModuleType;
  picture: string | null;
  theme_id: number;
  all_zone_service: boolean;
  stores_count: number;
};

export type ZoneDataRow = {
  id: number;
  name: Translations;
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment: boolean;
  surcharge_active: boolean;
  surcharge_value: number;
  surcharge_type: 'percent' | 'amount';
  surcharge_message: Translations | null;
  modules: ZoneModuleRow[];
};

/** The active zones that hold a point, with the modules they offer and their rates: one statement. */
export function listZonesAt(pool: pg.Pool, { latitude, longitude }: Point): Promise<ZoneDataRow[]> {
  return prepared<ZoneDataRow>(pool, 'zones-at', ZONES_AT, [longitude, latitude]);
}

const ZONES_AT = `
  select z.id, z.name, z.cash_on_delivery, z.digital_payment, z.offline_payment,
    z.surcharge_active, z.surcharge_value, z.surcharge_type, z.surcharge_message,
    coalesce((select json_agg(json_build_object(
        'module_id', m.id, 'name', m.name, 'description', m.description, 'type', m.type, 'picture', m.picture,
        'theme_id', m.theme_id, 'all_zone_service', m.all_zone_service,
        'charge_type', zm.charge_type, 'fixed_minor', zm.fixed_minor, 'per_km_minor', zm.per_km_minor,
        'minimum_minor', zm.minimum_minor, 'maximum_minor', zm.maximum_minor, 'cash_limit_minor', zm.cash_limit_minor,
        'stores_count', (select count(*) from stores s
          where s.module_id = m.id and s.active and (s.zone_id = z.id or m.all_zone_service))
      ) order by m.position, m.id)
      from zone_modules zm join modules m on m.id = zm.module_id and m.active where zm.zone_id = z.id), '[]') as modules
  from zones z
  where z.active and ${holds('$1::float8', '$2::float8')}
  order by z.id`;

/** Whether the zone holds the point; null when no such zone is active. */
export async function isInZone(pool: pg.Pool, zoneId: number, { latitude, longitude }: Point) {
  const rows = await prepared<{ inside: boolean }>(
    pool,
    'zone-check',
    `select ${holds('$1::float8', '$2::float8')} as inside from zones z where z.id = $3 and z.active`,
    [longitude, latitude, zoneId],
  );
  return rows[0]?.inside ?? null;
}

export function listActiveZones(q: Queryable) {
  return q.select().from(zones).where(eq(zones.active, true)).orderBy(zones.id);
}

export async function findZonePivot(q: Queryable, zoneId: number, moduleId: number) {
  const [row] = await q
    .select()
    .from(zoneModules)
    .where(and(eq(zoneModules.zoneId, zoneId), eq(zoneModules.moduleId, moduleId)));
  return row ?? null;
}
