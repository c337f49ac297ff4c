import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { storePlans } from '../registration.tables.ts';

/** What a plan lets a store do. */
export async function planFeatures(
  q: Queryable,
  planId: number,
): Promise<{ reviewsOn: boolean; selfDelivery: boolean }> {
  const { reviews, ownDelivery } = storePlans;
  const [row] = await q.select({ reviews, ownDelivery }).from(storePlans).where(eq(storePlans.id, planId));
  return { reviewsOn: row?.reviews ?? true, selfDelivery: row?.ownDelivery ?? false };
}

export type PlanRow = typeof storePlans.$inferSelect;

export async function findPlan(q: Queryable, planId: number): Promise<PlanRow | null> {
  const [row] = await q.select().from(storePlans).where(eq(storePlans.id, planId));
  return row ?? null;
}
