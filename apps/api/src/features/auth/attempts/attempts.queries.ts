import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { attempts } from '../auth.tables.ts';

/** Locks the row of a key until the transaction ends, creating it if it is missing. */
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

/**
 * Counts a use of each key in its window, and returns each count with the start of its window. Keys are locked in
 * ascending order, so that concurrent calls do not deadlock.
 */
export async function countUses(
  q: Queryable,
  windows: { key: string; seconds: number }[],
  at: Date,
): Promise<Map<string, { count: number; since: Date }>> {
  const sorted = windows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const values = sorted.map(({ key, seconds }) => sql`(${key}::text, ${seconds}::int)`);
  const { rows } = await q.execute<{ key: string; count: number; since: Date }>(sql`
    insert into attempts as a (key, count, last_at)
    select key, 1, ${at}::timestamptz from (values ${sql.join(values, sql`, `)}) w (key, seconds)
    on conflict (key) do update set
      count = case when a.last_at + make_interval(secs => (${windowOf(sorted)})) <= excluded.last_at then 1 else a.count + 1 end,
      last_at = case when a.last_at + make_interval(secs => (${windowOf(sorted)})) <= excluded.last_at
        then excluded.last_at else a.last_at end
    returning key, count, last_at as since`);
  return new Map(rows.map(({ key, count, since }) => [key, { count, since: new Date(since) }]));
}

/** The window of the conflicting row in seconds. */
function windowOf(windows: { key: string; seconds: number }[]) {
  const cases = windows.map(({ key, seconds }) => sql`when ${key}::text then ${seconds}::int`);
  return sql`case a.key ${sql.join(cases, sql` `)} end`;
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
