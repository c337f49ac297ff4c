import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { jsonOf, type RowOf } from '../../platform/db/index.ts';
import { zones } from './location.tables.ts';

/** Selects from the zones as `z`. */
export const FROM_ZONES = 'from zones z';

/** Joins the zone `z` of a row by the row's column with its id. */
export function joinZone(id: string): string {
  return `join zones z on z.id = ${id}`;
}

const MODULE_ZONE = jsonOf(zones, 'z', ['id', 'name', 'cashOnDelivery', 'digitalPayment']);
export type ModuleZoneRow = RowOf<typeof MODULE_ZONE>;

const ACTIVE_ZONES_OF_MODULES = `from zone_modules zm ${joinZone('zm.zone_id')} and z.active`;

/** SQL of the active zones of a module as a JSON array of `ModuleZoneRow`s by id. */
export function zonesOfModuleSql(moduleId: string): string {
  return `coalesce((select json_agg(${MODULE_ZONE.sql} order by z.id)
    ${ACTIVE_ZONES_OF_MODULES} where zm.module_id = ${moduleId}), '[]')`;
}

/** SQL condition: the module is offered in an active zone whose id is in the array. */
export function isOfferedSql(moduleId: string, zoneIds: string): string {
  return `exists (select 1 ${ACTIVE_ZONES_OF_MODULES}
    where zm.module_id = ${moduleId} and zm.zone_id = any(${zoneIds}))`;
}

/** SQL of the delivery rates of a module in a zone as JSON (`StoredRates` of the domain), null if it is not offered. */
export function zoneRatesSql(zoneId: string, moduleId: string): string {
  return `(select json_build_object('chargeType', zm.charge_type, 'fixedMinor', zm.fixed_minor, 'perKmMinor', zm.per_km_minor,
      'minimumMinor', zm.minimum_minor, 'maximumMinor', zm.maximum_minor, 'bands', zm.bands, 'hours', zm.hours)
    from zone_modules zm where zm.zone_id = ${zoneId} and zm.module_id = ${moduleId})`;
}

/** SQL of the array of ids of the active zones that contain a point, in ascending order. */
export function zoneIdsAtSql(longitude: SQLWrapper, latitude: SQLWrapper): SQL<number[]> {
  const at = sql`point(${longitude}, ${latitude})`;
  return sql<number[]>`array(select z.id from zones z
    where z.active and z.outline && polygon(box(${at}, ${at})) and z.outline @> ${at} order by z.id)`;
}

/** SQL of a zone's IANA time zone. */
export function timeZoneSql(zoneId: string): string {
  return `(select z.time_zone ${FROM_ZONES} where z.id = ${zoneId})`;
}

/** SQL of the time zone of the shop as a whole: that of its first zone, active ones first; UTC before it has one. */
export const SHOP_TIME_ZONE = `coalesce((select z.time_zone ${FROM_ZONES} order by z.active desc, z.id limit 1), 'UTC')`;

/** SQL of the shop's date at an instant. */
export function shopDateSql(instant: string): string {
  return `(${instant}::timestamptz at time zone ${SHOP_TIME_ZONE})::date`;
}
