import { rowVersion } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { settings } from '../settings.tables.ts';

/** The settings that have a row, by key. */
export async function listStoredSettings(
  q: Queryable,
): Promise<Map<string, { value: unknown; version: string }>> {
  const rows = await q
    .select({ key: settings.key, value: settings.value, version: rowVersion(settings.key) })
    .from(settings);
  return new Map(rows.map((row) => [row.key, row]));
}
