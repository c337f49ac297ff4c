import { and, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { storeDiscounts } from './stores.tables.ts';

/** The offers of stores that run or will run after an instant. A store has at most one. */
export function listStoreOffers(q: Queryable, storeIds: number[], at: Date) {
  const { storeId, percent, startsAt, endsAt } = storeDiscounts;
  if (storeIds.length === 0) return Promise.resolve([]);
  return q
    .select({ storeId, percent, startsAt, endsAt })
    .from(storeDiscounts)
    .where(and(inArray(storeId, storeIds), gt(endsAt, at)));
}
