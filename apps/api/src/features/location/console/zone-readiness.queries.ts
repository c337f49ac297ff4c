import { count, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { zoneModules, zones } from '../location.tables.ts';

/** Whether a zone is active, and one of those offers a module. */
export async function findZoneReadiness(q: Queryable): Promise<{ active: boolean; withRates: boolean }> {
  const [row] = await q
    .select({ zones: count(zones.id), rates: count(zoneModules.zoneId) })
    .from(zones)
    .leftJoin(zoneModules, eq(zoneModules.zoneId, zones.id))
    .where(eq(zones.active, true));
  return { active: (row?.zones ?? 0) > 0, withRates: (row?.rates ?? 0) > 0 };
}
