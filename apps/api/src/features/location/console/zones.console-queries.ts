import { and, asc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { rowVersion, type Scope } from '../../../console/index.ts';
import { inLanguage, type Queryable } from '../../../platform/db/index.ts';
import { zoneModules, zones } from '../location.tables.ts';

export type ZoneInsert = typeof zones.$inferInsert;
export type ZoneRecord = typeof zones.$inferSelect & { version: string };
export type RatesInsert = typeof zoneModules.$inferInsert;
export type RatesRecord = typeof zoneModules.$inferSelect & { version: string };

const RECORD = { ...getTableColumns(zones), version: rowVersion(zones.id) };
const RATES = { ...getTableColumns(zoneModules), version: rowVersion(zoneModules.zoneId) };

function inScope(scope: Scope): SQL | undefined {
  return scope.all ? undefined : inArray(zones.id, [...scope.zoneIds]);
}

/** The zones of a scope by name. There are few, so that lists page through all of them. */
export function listZoneRecords(
  q: Queryable,
  scope: Scope,
  filter: { search?: string | undefined; active?: boolean | undefined },
  language: string,
): Promise<ZoneRecord[]> {
  const name = inLanguage(zones.name, language);
  const pattern = `%${(filter.search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return q
    .select(RECORD)
    .from(zones)
    .where(
      and(
        inScope(scope),
        filter.search ? sql`${zones.name}::text ilike ${pattern}` : undefined,
        filter.active === undefined ? undefined : eq(zones.active, filter.active),
      ),
    )
    .orderBy(asc(name), asc(zones.id));
}

export async function findZoneRecord(q: Queryable, id: number): Promise<ZoneRecord | null> {
  const [row] = await q.select(RECORD).from(zones).where(eq(zones.id, id));
  return row ?? null;
}

/** Locks a zone until the transaction ends. */
export async function lockZone(q: Queryable, id: number): Promise<ZoneRecord | null> {
  const [row] = await q.select(RECORD).from(zones).where(eq(zones.id, id)).for('update');
  return row ?? null;
}

/** Zones that overlap a zone. */
export async function listOverlaps(q: Queryable, { id, outline }: ZoneRecord): Promise<ZoneRecord[]> {
  return q
    .select(RECORD)
    .from(zones)
    .where(and(ne(zones.id, id), sql`${zones.outline} && ${sql.param(outline, zones.outline)}`));
}

/** Zones of a scope that contain a point, active or not. */
export function listZonesAround(
  q: Queryable,
  scope: Scope,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<ZoneRecord[]> {
  const at = sql`point(${longitude}::float8, ${latitude}::float8)`;
  return q
    .select(RECORD)
    .from(zones)
    .where(and(inScope(scope), sql`${zones.outline} @> ${at}`))
    .orderBy(asc(zones.id));
}

export async function listZoneSlugs(q: Queryable): Promise<Set<string>> {
  return new Set((await q.select({ slug: zones.slug }).from(zones)).map(({ slug }) => slug));
}

export async function listEnglishZoneNames(q: Queryable): Promise<string[]> {
  return (await q.select({ name: zones.name }).from(zones)).map(({ name }) => name.en);
}

export async function insertZone(q: Queryable, row: ZoneInsert): Promise<number> {
  const [made] = await q.insert(zones).values(row).returning({ id: zones.id });
  if (!made) throw new Error('no zone was inserted');
  return made.id;
}

export async function updateZoneRow(q: Queryable, id: number, change: Partial<ZoneInsert>): Promise<void> {
  await q.update(zones).set(change).where(eq(zones.id, id));
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
