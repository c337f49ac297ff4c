import { and, desc, eq, lt, lte, ne } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable } from '../../../platform/db/index.ts';
import { LONGEST_LIMIT_SECONDS } from '../attempts/limits.ts';
import { attempts, codes, openStreams, sessions, signInSteps } from '../auth.tables.ts';

export type SessionRow = {
  customer_id: number;
  blocked: boolean;
  impersonation_id: number | null;
  last_used_at: Date;
  expires_at: Date;
};

/** The session of a token's hash with the fields that decide whether it is valid. */
export async function findSession(pool: pg.Pool, tokenHash: Buffer): Promise<SessionRow | null> {
  const rows = await prepared<SessionRow>(pool, 'session', SESSION, [tokenHash]);
  return rows[0] ?? null;
}

const SESSION = `
  select s.customer_id, c.blocked, s.impersonation_id, s.last_used_at, s.expires_at
  from sessions s join customers c on c.id = s.customer_id where s.token_hash = $1`;

export async function touchSession(q: Queryable, tokenHash: Buffer, at: Date): Promise<void> {
  await q.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.tokenHash, tokenHash));
}

/** When the customer last proved their identity in a session, at the sign-in or later. Null for an ended session. */
export async function findProofTime(q: Queryable, tokenHash: Buffer): Promise<Date | null> {
  const [row] = await q
    .select({ createdAt: sessions.createdAt, confirmedAt: sessions.confirmedAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return row ? (row.confirmedAt ?? row.createdAt) : null;
}

export async function confirmSession(q: Queryable, tokenHash: Buffer, at: Date): Promise<void> {
  await q.update(sessions).set({ confirmedAt: at }).where(eq(sessions.tokenHash, tokenHash));
}

export async function insertSession(q: Queryable, row: typeof sessions.$inferInsert): Promise<void> {
  await q.insert(sessions).values(row);
}

export async function deleteSession(q: Queryable, tokenHash: Buffer): Promise<void> {
  await q.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(q: Queryable, customerId: number, at: Date): Promise<void> {
  await q.delete(sessions).where(and(eq(sessions.customerId, customerId), lte(sessions.expiresAt, at)));
}

/** Ends every session of a customer except the current one; null ends all. */
export async function deleteOtherSessions(
  q: Queryable,
  customerId: number,
  currentHash: Buffer | null,
): Promise<void> {
  await q
    .delete(sessions)
    .where(
      and(
        eq(sessions.customerId, customerId),
        currentHash === null ? undefined : ne(sessions.tokenHash, currentHash),
      ),
    );
}

export function listSessions(q: Queryable, customerId: number) {
  return q
    .select()
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

export async function deleteSessionById(q: Queryable, customerId: number, id: number): Promise<boolean> {
  const rows = await q
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Deletes attempts older than every rate limit, and expired sessions, streams, codes and pending sign-ins. */
export async function deleteExpiredSignIns(q: Queryable, nowMs: number): Promise<void> {
  await q.delete(attempts).where(lt(attempts.lastAt, new Date(nowMs - LONGEST_LIMIT_SECONDS * 1000)));
  await q.delete(sessions).where(lt(sessions.expiresAt, new Date(nowMs)));
  await q.delete(openStreams).where(lt(openStreams.expiresAt, new Date(nowMs)));
  await q.delete(codes).where(lt(codes.expiresAt, new Date(nowMs)));
  await q.delete(signInSteps).where(lt(signInSteps.expiresAt, new Date(nowMs)));
}
