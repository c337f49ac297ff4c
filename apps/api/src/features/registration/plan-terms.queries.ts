import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { storePlanTerms } from './registration.tables.ts';

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
