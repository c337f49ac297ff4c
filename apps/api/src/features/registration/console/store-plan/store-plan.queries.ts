import { asc, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/index.ts';
import { storePlanTerms } from '../../registration.tables.ts';

/** Lists the stores with terms that have not ended, or of whose end they were not mailed. */
export async function listStoresWithOpenTerms(q: Queryable): Promise<number[]> {
  const rows = await q
    .selectDistinct({ storeId: storePlanTerms.storeId })
    .from(storePlanTerms)
    .where(isNull(storePlanTerms.endMailedAt))
    .orderBy(asc(storePlanTerms.storeId));
  return rows.map(({ storeId }) => storeId);
}
