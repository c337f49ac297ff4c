import { eq, sql } from 'drizzle-orm';
import { rowVersion } from '../../console/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { settings } from './settings.tables.ts';

export function listSettingRows(q: Queryable) {
  return q.select({ key: settings.key, value: settings.value }).from(settings);
}

/** A value may be null, which the column stores as the JSON null. */
export async function writeSetting(q: Queryable, key: string, value: unknown, at: Date): Promise<void> {
  const row = { value: sql`${JSON.stringify(value)}::jsonb`, updatedAt: at };
  await q
    .insert(settings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}

/** Serializes changes of a setting until the transaction ends. Locks its name, because it may have no row. */
export async function lockSetting(q: Queryable, key: string): Promise<void> {
  await q.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting:${key}`}))`);
}

/** Returns a setting to its default. */
export async function deleteSetting(q: Queryable, key: string): Promise<void> {
  await q.delete(settings).where(eq(settings.key, key));
}

/** The settings that have a row, by key. */
export async function listStoredSettings(
  q: Queryable,
): Promise<Map<string, { value: unknown; version: string }>> {
  const rows = await q
    .select({ key: settings.key, value: settings.value, version: rowVersion(settings.key) })
    .from(settings);
  return new Map(rows.map((row) => [row.key, row]));
}
