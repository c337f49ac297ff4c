import { and, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { impersonations, sessions } from '../auth.tables.ts';

export type ImpersonationRow = typeof impersonations.$inferSelect;

export async function insertImpersonation(
  q: Queryable,
  row: typeof impersonations.$inferInsert,
): Promise<number> {
  const [made] = await q.insert(impersonations).values(row).returning({ id: impersonations.id });
  if (!made) throw new Error('no impersonation was inserted');
  return made.id;
}

/** Consumes a code. Null if it is unknown, used or expired; only one of two concurrent calls gets the row. */
export async function consumeCode(tx: Tx, codeHash: Buffer, at: Date): Promise<ImpersonationRow | null> {
  const [row] = await tx
    .update(impersonations)
    .set({ codeHash: null, openedAt: at })
    .where(
      and(
        eq(impersonations.codeHash, codeHash),
        isNull(impersonations.endedAt),
        gt(impersonations.expiresAt, at),
      ),
    )
    .returning();
  return row ?? null;
}

/** The views into an account that have not ended, the latest first. */
export function listOpenImpersonations(q: Queryable, customerId: number, at: Date) {
  return q
    .select()
    .from(impersonations)
    .where(
      and(
        eq(impersonations.customerId, customerId),
        isNull(impersonations.endedAt),
        gt(impersonations.expiresAt, at),
      ),
    )
    .orderBy(desc(impersonations.id));
}

/**
 * Ends the views into an account. For an opened view, a trigger on the deleted session ends it and writes the audit
 * entry; unopened links are ended by the update.
 */
export async function endImpersonationsOf(q: Queryable, customerId: number, at: Date): Promise<void> {
  await q
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), isNotNull(sessions.impersonationId)));
  await q
    .update(impersonations)
    .set({ endedAt: at, codeHash: null })
    .where(and(eq(impersonations.customerId, customerId), isNull(impersonations.endedAt)));
}

export async function endExpiredImpersonations(q: Queryable, at: Date): Promise<void> {
  await q.delete(sessions).where(and(isNotNull(sessions.impersonationId), lte(sessions.expiresAt, at)));
}
