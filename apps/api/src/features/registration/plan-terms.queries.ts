import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Translations } from '../../platform/db/index.ts';
import { storePlans, storePlanTerms } from './registration.tables.ts';

export type PlanTermRow = typeof storePlanTerms.$inferSelect;

/** The name under which a store's terms, and the orders and items that they limit, are locked. */
export function planLock(storeId: number): string {
  return `plan of store ${storeId}`;
}

/** Lists the terms of a store, the first one first. */
export function listPlanTerms(q: Queryable, storeId: number): Promise<PlanTermRow[]> {
  return q
    .select()
    .from(storePlanTerms)
    .where(eq(storePlanTerms.storeId, storeId))
    .orderBy(asc(storePlanTerms.startsAt), asc(storePlanTerms.id));
}

export async function insertPlanTerm(q: Queryable, row: typeof storePlanTerms.$inferInsert): Promise<void> {
  await q.insert(storePlanTerms).values(row);
}

export async function updatePlanTerm(
  q: Queryable,
  id: number,
  change: Partial<typeof storePlanTerms.$inferInsert>,
): Promise<void> {
  await q.update(storePlanTerms).set(change).where(eq(storePlanTerms.id, id));
}

export async function deletePlanTerm(q: Queryable, id: number): Promise<void> {
  await q.delete(storePlanTerms).where(eq(storePlanTerms.id, id));
}

/** The first term of a store that is not over, was charged to its balance, and was not paid online; null without one. */
export async function findUnpaidTerm(
  q: Queryable,
  storeId: number,
  now: Date,
): Promise<{ id: number; name: Translations; priceMinor: number } | null> {
  const { id, priceMinor, chargedAt, paidAt, startsAt, endsAt } = storePlanTerms;
  const [row] = await q
    .select({ id, name: storePlans.name, priceMinor })
    .from(storePlanTerms)
    .innerJoin(storePlans, eq(storePlans.id, storePlanTerms.planId))
    .where(
      and(
        eq(storePlanTerms.storeId, storeId),
        gt(endsAt, now),
        gt(priceMinor, 0),
        isNotNull(chargedAt),
        isNull(paidAt),
      ),
    )
    .orderBy(asc(startsAt))
    .limit(1);
  return row ?? null;
}
