import type { StoreOffer } from '@errand/contract/console/fields';
import { and, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { storeDiscounts } from './stores.tables.ts';

/** The offers that run or will run after an instant, by store. A store has at most one. */
export async function listStoreOffers(
  q: Queryable,
  storeIds: number[],
  at: Date,
): Promise<Map<number, StoreOffer>> {
  const { storeId, endsAt } = storeDiscounts;
  if (storeIds.length === 0) return new Map();
  const rows = await q
    .select()
    .from(storeDiscounts)
    .where(and(inArray(storeId, storeIds), gt(endsAt, at)));
  return new Map(
    rows.map((row) => [
      row.storeId,
      {
        percent: row.percent,
        minimum_minor: row.minPurchaseMinor,
        starts_at: row.startsAt.toISOString(),
        ends_at: row.endsAt.toISOString(),
      },
    ]),
  );
}
