import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { modules } from '../modules/modules.tables.ts';
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

/** Lists at most two modules: the configuration names a module only if it is the only one. */
export function listActiveModules(q: Queryable) {
  return q
    .select({ id: modules.id, type: modules.type, name: modules.name })
    .from(modules)
    .where(eq(modules.active, true))
    .limit(2);
}
