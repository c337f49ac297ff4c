import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { codes } from '../auth.tables.ts';

export type CodeRow = typeof codes.$inferSelect;

export async function findCode(q: Queryable, key: string): Promise<CodeRow | null> {
  const [row] = await q.select().from(codes).where(eq(codes.key, key));
  return row ?? null;
}

/** Reserves the row of a new code. False when the last one was requested after `notSince`: concurrent requests get one. */
export async function upsertCode(
  q: Queryable,
  row: { key: string; customerId: number | null; requestedAt: Date; expiresAt: Date },
  notSince: Date,
): Promise<boolean> {
  const fresh = { ...row, codeHash: null, tries: 0 };
  const rows = await q
    .insert(codes)
    .values(fresh)
    .onConflictDoUpdate({ target: codes.key, set: fresh, setWhere: lte(codes.requestedAt, notSince) })
    .returning({ key: codes.key });
  return rows.length > 0;
}

/** False when a newer code has been requested since. */
export async function setCodeHash(
  q: Queryable,
  key: string,
  requestedAt: Date,
  codeHash: string,
): Promise<boolean> {
  const rows = await q
    .update(codes)
    .set({ codeHash })
    .where(and(eq(codes.key, key), eq(codes.requestedAt, requestedAt)))
    .returning({ key: codes.key });
  return rows.length > 0;
}

/** Consumes one attempt before the code is compared. Null when there is no such code or no attempt left. */
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

/** Deletes the code. False when a concurrent call has consumed it. */
export async function consumeCode(q: Queryable, key: string, codeHash: string | null): Promise<boolean> {
  const rows = await q
    .delete(codes)
    .where(and(eq(codes.key, key), codeHash === null ? undefined : eq(codes.codeHash, codeHash)))
    .returning({ key: codes.key });
  return rows.length > 0;
}
