import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { items } from './catalog.tables.ts';

/** Counts the items of a store with a discount of their own, and those of campaigns that end after an instant. */
export async function countDiscountedItems(
  q: Queryable,
  storeId: number,
  at: Date,
): Promise<{ campaign_items: number; discounted_items: number }> {
  const [row] = await q
    .select({
      campaign_items: countWhere(gt(items.campaignEnds, at)),
      discounted_items: countWhere(and(gt(items.discount, 0), isNull(items.campaignEnds))),
    })
    .from(items)
    .where(and(eq(items.storeId, storeId), eq(items.active, true)));
  return row ?? { campaign_items: 0, discounted_items: 0 };
}

function countWhere(condition: SQL | undefined): SQL<number> {
  return sql<number>`(count(*) filter (where ${condition}))::int`;
}
