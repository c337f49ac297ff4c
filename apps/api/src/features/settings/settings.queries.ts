import { isoDate, localTime } from '@errand/domain/time';
import { eq, sql } from 'drizzle-orm';
import { rowVersion } from '../../console/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { SHOP_TIME_ZONE } from '../location/location.views.ts';
import { LEAST_VEHICLE_PRICES } from '../rental/rental.views.ts';
import { settings } from './settings.tables.ts';

/** The value as the driver parses it. The column's own mapping would parse a text of digits again, into a number. */
const VALUE = sql<unknown>`${settings.value}`;

export function listSettingRows(q: Queryable) {
  return q.select({ key: settings.key, value: VALUE }).from(settings);
}

/** A value may be null, which the column stores as the JSON null. */
export async function writeSetting(q: Queryable, key: string, value: unknown, at: Date): Promise<void> {
  const row = { value: sql`${JSON.stringify(value)}::jsonb`, updatedAt: at };
  await q
    .insert(settings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}

/** The time zone of the shop as a whole. */
export async function findShopTimeZone(q: Queryable): Promise<string> {
  const { rows } = await q.execute<{ name: string }>(sql.raw(`select ${SHOP_TIME_ZONE} as name`));
  return rows[0]?.name ?? 'UTC';
}

/** The day of the shop at an instant, `YYYY-MM-DD`. */
export async function findShopDay(q: Queryable, atMs: number): Promise<string> {
  return isoDate(localTime(atMs, await findShopTimeZone(q)));
}

/** In minor units; null without a vehicle that has such a price. */
export type LeastVehiclePrices = { per_km: number | null; hourly: number | null; daily: number | null };

/** The time zone of the shop and the lowest prices of vehicles, for the public configuration. */
export async function findShopFacts(q: Queryable): Promise<LeastVehiclePrices & { time_zone: string }> {
  const { rows } = await q.execute<LeastVehiclePrices & { time_zone: string | null }>(
    sql.raw(`select ${SHOP_TIME_ZONE} as time_zone, prices.* from (${LEAST_VEHICLE_PRICES}) prices`),
  );
  const { time_zone, ...prices } = rows[0] ?? { time_zone: null, per_km: null, hourly: null, daily: null };
  return { ...prices, time_zone: time_zone ?? 'UTC' };
}

/** Serializes changes of a setting until the transaction ends. Locks its name, because it may have no row. */
export async function lockSetting(q: Queryable, key: string): Promise<void> {
  await q.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting:${key}`}))`);
}

/** Returns a setting to its default. */
export async function deleteSetting(q: Queryable, key: string): Promise<void> {
  await q.delete(settings).where(eq(settings.key, key));
}

/**
 * Whether any table holds an amount of money other than 0. The columns are found by their names, so that none is
 * forgotten.
 */
export async function hasStoredAmounts(q: Queryable): Promise<boolean> {
  const { rows } = await q.execute<{ name: string; columns: string[] }>(sql`
    select c.table_name as name, array_agg(c.column_name::text) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.column_name like '%\\_minor'
    group by c.table_name order by c.table_name`);
  const isFilled = rows.map(({ name, columns }) => {
    const filled = columns.map((column) => sql`${sql.identifier(column)} <> 0`);
    return sql`exists (select 1 from ${sql.identifier(name)} where ${sql.join(filled, sql` or `)})`;
  });
  const found = await q.execute<{ found: boolean }>(sql`select ${sql.join(isFilled, sql` or `)} as found`);
  return found.rows[0]?.found ?? false;
}

/** The settings that have a row, by key. */
export async function listStoredSettings(
  q: Queryable,
): Promise<Map<string, { value: unknown; version: string }>> {
  const rows = await q
    .select({ key: settings.key, value: VALUE, version: rowVersion(settings.key) })
    .from(settings);
  return new Map(rows.map((row) => [row.key, row]));
}
