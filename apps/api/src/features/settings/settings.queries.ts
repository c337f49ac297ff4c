import type { Queryable } from '../../platform/db/index.ts';
import { settings } from './settings.tables.ts';

export function listSettingRows(q: Queryable) {
  return q.select({ key: settings.key, value: settings.value }).from(settings);
}

export async function writeSetting(q: Queryable, key: string, value: unknown, at: Date): Promise<void> {
  await q
    .insert(settings)
    .values({ key, value, updatedAt: at })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: at } });
}
