import type { LanguageCode } from '@errand/domain/language';
import type { Point } from '@errand/domain/location';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { columnsOf, inLanguage, type Queryable, type RowOf } from '../../platform/db/index.ts';
import { translationContains } from '../../platform/search/index.ts';
import { modules } from '../modules/modules.tables.ts';
import { joinModule } from '../modules/modules.views.ts';
import { zoneModules, zones } from './location.tables.ts';

export type NamedZone = { id: number; name: string };

/** The zones of these ids, by name. */
export function listZoneNames(q: Queryable, ids: number[], language: LanguageCode): Promise<NamedZone[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return q
    .select({ id: zones.id, name: inLanguage(zones.name, language) })
    .from(zones)
    .where(inArray(zones.id, ids));
}

/** All zones, active or not, with the keys by which import files refer to them. */
export function listZoneKeys(q: Queryable) {
  return q.select({ id: zones.id, slug: zones.slug, name: zones.name }).from(zones);
}

/** Zones whose name contains the words, the first 50 by name. */
export function searchZoneNames(q: Queryable, words: string, language: LanguageCode): Promise<NamedZone[]> {
  const name = inLanguage(zones.name, language);
  return q
    .select({ id: zones.id, name })
    .from(zones)
    .where(words === '' ? undefined : translationContains(zones.name, words))
    .orderBy(asc(name))
    .limit(50);
}

/** All zones with their outlines and the modules they offer, active or not. */
export async function listZonesWithModules(
  q: Queryable,
): Promise<{ id: number; outline: [number, number][]; moduleIds: number[] }[]> {
  const rows = await q.select({ id: zones.id, outline: zones.outline }).from(zones).orderBy(zones.id);
  const offered = await q
    .select({ zoneId: zoneModules.zoneId, moduleId: zoneModules.moduleId })
    .from(zoneModules)
    .orderBy(zoneModules.moduleId);
  return rows.map((zone) => ({
    ...zone,
    moduleIds: offered.filter(({ zoneId }) => zoneId === zone.id).map(({ moduleId }) => moduleId),
  }));
}

/** Whether the zone, active or not, contains a point. */
export async function isInOutline(
  q: Queryable,
  zoneId: number,
  { latitude, longitude }: Point,
): Promise<boolean> {
  const at = sql`point(${longitude}::float8, ${latitude}::float8)`;
  const rows = await q
    .select({ id: zones.id })
    .from(zones)
    .where(and(eq(zones.id, zoneId), sql`${zones.outline} @> ${at}`));
  return rows.length > 0;
}

/** The outline of a zone, active or not; null for an unknown one. */
export async function findZoneOutline(q: Queryable, zoneId: number): Promise<[number, number][] | null> {
  const [row] = await q.select({ outline: zones.outline }).from(zones).where(eq(zones.id, zoneId));
  return row?.outline ?? null;
}

/** Whether the zone, active or not, contains all of an area. */
export async function containsArea(q: Queryable, zoneId: number, area: [number, number][]): Promise<boolean> {
  const rows = await q
    .select({ id: zones.id })
    .from(zones)
    .where(and(eq(zones.id, zoneId), sql`${zones.outline} @> ${sql.param(area, zones.outline)}::polygon`));
  return rows.length > 0;
}

const ZONE = columnsOf(zones, 'z', ['cashOnDelivery', 'digitalPayment', 'offlinePayment']);
/** `all_zone_service`: stores of the module serve every zone. */
const MODULE = columnsOf(modules, 'm', ['allZoneService']);
const PIVOT = columnsOf(zoneModules, 'zm', ['cashLimitMinor']);

export type ZoneTerms = RowOf<typeof ZONE> &
  RowOf<typeof MODULE> &
  RowOf<typeof PIVOT> & { zone_active: boolean };

const NO_TERMS: ZoneTerms = {
  zone_active: false,
  cash_on_delivery: false,
  digital_payment: false,
  offline_payment: false,
  all_zone_service: false,
  cash_limit_minor: null,
};

/** The payment and service terms of a zone for a module; nothing is allowed in an unknown zone. */
export async function getZoneTerms(q: Queryable, zoneId: number, moduleId: number): Promise<ZoneTerms> {
  const found = await q.execute<ZoneTerms>(sql`
    select z.active as zone_active, ${sql.raw([ZONE, MODULE, PIVOT].map((list) => list.sql).join(', '))}
    from (select ${moduleId}::int as module_id) requested ${sql.raw(joinModule('requested.module_id'))}
      join zones z on z.id = ${zoneId}
      left join zone_modules zm on zm.zone_id = z.id and zm.module_id = m.id`);
  const [row] = found.rows;
  return row ?? NO_TERMS;
}
