import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { codes, signInSteps } from '../auth.tables.ts';

export type CodeRow = typeof codes.$inferSelect;

export async function findCode(q: Queryable, key: string): Promise<CodeRow | null> {
  const [row] = await q.select().from(codes).where(eq(codes.key, key));
  return row ?? null;
}

/** The place of a new code. False when the last one was asked for after `notSince`: two at once get one. */
export async function openCode(
  q: Queryable,
  row: { key: string; customerId: number | null; askedAt: Date; expiresAt: Date },
  notSince: Date,
): Promise<boolean> {
  const fresh = { ...row, codeHash: null, tries: 0 };
  const rows = await q
    .insert(codes)
    .values(fresh)
    .onConflictDoUpdate({ target: codes.key, set: fresh, setWhere: lte(codes.askedAt, notSince) })
    .returning({ key: codes.key });
  return rows.length > 0;
}

/** False when a newer code was asked for meanwhile. */
export async function setCode(q: Queryable, key: string, askedAt: Date, codeHash: string): Promise<boolean> {
  const rows = await q
    .update(codes)
    .set({ codeHash })
    .where(and(eq(codes.key, key), eq(codes.askedAt, askedAt)))
    .returning({ key: codes.key });
  return rows.length > 0;
}

/** Takes one of the tries a code has, before it is compared; null when there is no such code or no try left. */
export async function consumeAttempt(
  q: Queryable,
  key: string,
  at: Date,
  most: number,
): Promise<CodeRow | null> {
  const [row] = await q
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(eq(codes.key, key), gt(codes.expiresAt, at), lt(codes.tries, most)))
    .returning();
  return row ?? null;
}

export async function refundAttempt(q: Queryable, key: string): Promise<void> {
  await q
    .update(codes)
    .set({ tries: sql`${codes.tries} - 1` })
    .where(and(eq(codes.key, key), gt(codes.tries, 0)));
}

/** A code counts once: false for whoever comes second. */
export async function consumeCode(q: Queryable, key: string, codeHash: string | null): Promise<boolean> {
  const rows = await q
    .delete(codes)
    .where(and(eq(codes.key, key), codeHash === null ? undefined : eq(codes.codeHash, codeHash)))
    .returning({ key: codes.key });
  return rows.length > 0;
}

export async function upsertStep(q: Queryable, key: string, data: object, expiresAt: Date): Promise<void> {
  await q
    .insert(signInSteps)
    .values({ key, data, expiresAt })
    .onConflictDoUpdate({ target: signInSteps.key, set: { data, expiresAt } });
}

export async function findStep(q: Queryable, key: string, at: Date): Promise<unknown> {
  const [row] = await q
    .select({ data: signInSteps.data })
    .from(signInSteps)
    .where(and(eq(signInSteps.key, key), gt(signInSteps.expiresAt, at)));
  return row?.data ?? null;
}

/** Null when it is not there, or not any more. */
export async function consumeStep(q: Queryable, key: string, at: Date): Promise<unknown> {
  const [row] = await q.delete(signInSteps).where(eq(signInSteps.key, key)).returning();
  return row && row.expiresAt > at ? row.data : null;
}

export async function deleteExpiredSteps(q: Queryable, at: Date): Promise<void> {
  await q.delete(codes).where(lt(codes.expiresAt, at));
  await q.delete(signInSteps).where(lt(signInSteps.expiresAt, at));
}
