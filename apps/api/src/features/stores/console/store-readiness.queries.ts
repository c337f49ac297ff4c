import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { stores } from '../stores.tables.ts';

export type StoreReadiness = { active: boolean; withHours: boolean; withItems: boolean };

/** Whether any store is active, whether an active one has hours, and whether one of those has items. */
export async function findStoreReadiness(q: Queryable): Promise<StoreReadiness> {
  const hasHours = or(eq(stores.alwaysOpen, true), sql`${stores.openWeek} <> '{}'`);
  const [row] = await q
    .select({
      active: sql<boolean>`count(*) > 0`,
      withHours: sql<boolean>`count(*) filter (where ${hasHours}) > 0`,
      withItems: sql<boolean>`count(*) filter (where ${and(hasHours, gt(stores.itemCount, 0))}) > 0`,
    })
    .from(stores)
    .where(eq(stores.active, true));
  return row ?? { active: false, withHours: false, withItems: false };
}
