import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { attempts } from '../auth.tables.ts';

/** The row of a key, made when it is not there, locked until the transaction ends. */
export async function lockAttempts(tx: Tx, key: string, at: Date) {
  const [row] = await tx
    .insert(attempts)
    .values({ key, count: 0, lastAt: at })
    .onConflictDoUpdate({ target: attempts.key, set: { key } })
    .returning();
  return row ?? { key, count: 0, lastAt: at };
}

export async function countAttempt(tx: Tx, key: string, count: number, at: Date): Promise<void> {
  await tx.update(attempts).set({ count, lastAt: at }).where(eq(attempts.key, key));
}

export async function deleteAttempts(q: Queryable, key: string): Promise<void> {
  await q.delete(attempts).where(eq(attempts.key, key));
}

export async function decrementAttempts(q: Queryable, key: string): Promise<void> {
  await q
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, key), gt(attempts.count, 0)));
}
