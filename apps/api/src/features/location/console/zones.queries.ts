import type { LanguageCode } from '@errand/domain/language';
import { and, asc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { rowVersion, type Scope, type VersionedRow, versionedRows } from '../../../console/index.ts';
import { inLanguage, type Queryable } from '../../../platform/db/index.ts';
import { translationContains } from '../../../platform/search/index.ts';
import { zoneModules, zones } from '../location.tables.ts';

export const zoneRows = versionedRows(zones);
export type ZoneValues = typeof zones.$inferInsert;
export type ZoneRecord = VersionedRow<typeof zoneRows>;
export type RatesInsert = typeof zoneModules.$inferInsert;
export type RatesRecord = typeof zoneModules.$inferSelect & { version: string };

const RATES = { ...getTableColumns(zoneModules), version: rowVersion(zoneModules.zoneId) };

function inScope(scope: Scope): SQL | undefined {
  return scope.all ? undefined : inArray(zones.id, [...scope.zoneIds]);
}

/** The zones of a scope by name. There are few, so that lists page through all of them. */
export function listZoneRecords(
  q: Queryable,
  scope: Scope,
  filter: { search?: string | undefined; active?: boolean | undefined },
  language: LanguageCode,
): Promise<ZoneRecord[]> {
  const name = inLanguage(zones.name, language);
  return zoneRows.list(q, {
    where: and(
      inScope(scope),
      filter.search ? translationContains(zones.name, filter.search) : undefined,
      filter.active === undefined ? undefined : eq(zones.active, filter.active),
    ),
    order: [asc(name), asc(zones.id)],
  });
}

/** Zones that overlap a zone. */
export function listOverlaps(
  q: Queryable,
  { id, outline }: Pick<ZoneRecord, 'id' | 'outline'>,
): Promise<ZoneRecord[]> {
  const overlaps = sql`${zones.outline} && ${sql.param(outline, zones.outline)}`;
  return zoneRows.list(q, { where: and(ne(zones.id, id), overlaps), order: [asc(zones.id)] });
}

/** Zones of a scope that contain a point, active or not. */
export function listZonesAround(
  q: Queryable,
  scope: Scope,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<ZoneRecord[]> {
  const at = sql`point(${longitude}::float8, ${latitude}::float8)`;
  return zoneRows.list(q, {
    where: and(inScope(scope), sql`${zones.outline} @> ${at}`),
    order: [asc(zones.id)],
  });
}

/** Whether PostgreSQL knows a time zone by its name, and whether it reads the name as an abbreviation; null for neither. */
export async function findTimeZone(q: Queryable, name: string): Promise<{ isAbbreviation: boolean } | null> {
  const { rows } = await q.execute<{ isAbbreviation: boolean }>(sql`
    select exists (select 1 from pg_timezone_abbrevs where abbrev = upper(${name})) as "isAbbreviation"
    from pg_timezone_names where lower(name) = lower(${name}) limit 1`);
  return rows[0] ?? null;
}

/** What clocks of a time zone show every few days of a year as PostgreSQL reads it: `wallMs` is the local time as if in UTC. */
export async function listZoneClocks(
  q: Queryable,
  timeZone: string,
): Promise<{ atMs: number; wallMs: number }[]> {
  const { rows } = await q.execute<{ atMs: number; wallMs: number }>(sql`
    select extract(epoch from at)::float8 * 1000 as "atMs",
      extract(epoch from at at time zone ${timeZone}::text)::float8 * 1000 as "wallMs"
    from generate_series(date_trunc('day', now()), now() + interval '1 year', '5 days') at`);
  return rows;
}

export async function listZoneSlugs(q: Queryable): Promise<Set<string>> {
  return new Set((await q.select({ slug: zones.slug }).from(zones)).map(({ slug }) => slug));
}

export async function listEnglishZoneNames(q: Queryable): Promise<string[]> {
  return (await q.select({ name: zones.name }).from(zones)).map(({ name }) => name.en);
}

export function listRates(q: Queryable, zoneIds: readonly number[]): Promise<RatesRecord[]> {
  return q
    .select(RATES)
    .from(zoneModules)
    .where(inArray(zoneModules.zoneId, [...zoneIds]))
    .orderBy(asc(zoneModules.moduleId));
}

export async function writeRates(q: Queryable, row: RatesInsert): Promise<void> {
  const { zoneId, moduleId, ...rates } = row;
  await q
    .insert(zoneModules)
    .values(row)
    .onConflictDoUpdate({ target: [zoneModules.zoneId, zoneModules.moduleId], set: rates });
}

export async function deleteRates(q: Queryable, zoneId: number, moduleId: number): Promise<void> {
  await q.delete(zoneModules).where(and(eq(zoneModules.zoneId, zoneId), eq(zoneModules.moduleId, moduleId)));
}

/** The active zones, and the modules that they offer, with the zones' outlines and clocks. */
export async function findZoneReadiness(q: Queryable) {
  const active = await q.select({ id: zones.id }).from(zones).where(eq(zones.active, true));
  const rates = await q
    .select({
      moduleId: zoneModules.moduleId,
      zoneId: zoneModules.zoneId,
      outline: zones.outline,
      timeZone: zones.timeZone,
    })
    .from(zoneModules)
    .innerJoin(zones, eq(zones.id, zoneModules.zoneId))
    .where(eq(zones.active, true))
    .orderBy(asc(zones.id));
  return { zoneIds: active.map(({ id }) => id), rates };
}
