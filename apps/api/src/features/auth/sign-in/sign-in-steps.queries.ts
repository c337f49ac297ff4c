import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { signInSteps } from '../auth.tables.ts';

export async function upsertSignInStep(
  q: Queryable,
  key: string,
  data: object,
  expiresAt: Date,
): Promise<void> {
  await q
    .insert(signInSteps)
    .values({ key, data, expiresAt })
    .onConflictDoUpdate({ target: signInSteps.key, set: { data, expiresAt } });
}

export async function findSignInStep(q: Queryable, key: string, at: Date): Promise<unknown> {
  const [row] = await q
    .select({ data: signInSteps.data })
    .from(signInSteps)
    .where(and(eq(signInSteps.key, key), gt(signInSteps.expiresAt, at)));
  return row?.data ?? null;
}

/** Deletes the step and returns its data; null when it is missing or expired. */
export async function consumeSignInStep(q: Queryable, key: string, at: Date): Promise<unknown> {
  const [row] = await q.delete(signInSteps).where(eq(signInSteps.key, key)).returning();
  return row && row.expiresAt > at ? row.data : null;
}
