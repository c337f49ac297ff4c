import { and, eq, gt, lt, lte, ne, sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable, type Tx } from '../../../platform/db/index.ts';
import { orders } from '../../orders/orders.tables.ts';
import { ADDRESS_LIMIT, PASSWORD_LIMIT, SIGN_UP_LIMIT } from '../attempts/rate-limit.ts';
import { attempts, customers, guests, identities, sessions } from '../auth.tables.ts';
import { RECIPIENT_LIMIT } from '../codes/code-limits.ts';
import { deleteExpiredSteps } from '../codes/codes.queries.ts';

export type CustomerRow = typeof customers.$inferSelect;

export type SessionRow = { customer_id: number; blocked: boolean; last_used_at: Date; expires_at: Date };

/** The session of a token's hash with what decides whether it still counts. */
export async function findSession(pool: pg.Pool, tokenHash: Buffer): Promise<SessionRow | null> {
  const rows = await prepared<SessionRow>(pool, 'session', SESSION, [tokenHash]);
  return rows[0] ?? null;
}

const SESSION = `
  select s.customer_id, c.blocked, s.last_used_at, s.expires_at
  from sessions s join customers c on c.id = s.customer_id where s.token_hash = $1`;

export async function touchSession(q: Queryable, tokenHash: Buffer, at: Date): Promise<void> {
  await q.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.tokenHash, tokenHash));
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

export async function isGuest(pool: pg.Pool, id: string): Promise<boolean> {
  const rows = await prepared(pool, 'guest', 'select 1 from guests where id = $1', [id]);
  return rows.length > 0;
}

export async function insertGuest(q: Queryable, id: string, createdAt: Date): Promise<void> {
  await q.insert(guests).values({ id, createdAt });
}

/** Null when another account has the e-mail, the phone or the refer code: no error that would end the transaction. */
export async function insertCustomer(q: Queryable, row: typeof customers.$inferInsert) {
  const [created] = await q.insert(customers).values(row).onConflictDoNothing().returning();
  return created ?? null;
}

export async function findTaken(q: Queryable, email: string | null, phone: string | null) {
  const [row] = await q
    .select({
      email: sql<boolean>`coalesce(bool_or(${customers.email} = ${email}), false)`,
      phone: sql<boolean>`coalesce(bool_or(${customers.phone} = ${phone}), false)`,
    })
    .from(customers)
    .where(sql`${customers.email} = ${email} or ${customers.phone} = ${phone}`);
  return row ?? { email: false, phone: false };
}

export async function findByRefCode(q: Queryable, code: string): Promise<number | null> {
  const [row] = await q.select({ id: customers.id }).from(customers).where(eq(customers.refCode, code));
  return row?.id ?? null;
}

export async function findByEmail(q: Queryable, email: string) {
  const [row] = await q.select().from(customers).where(eq(customers.email, email));
  return row ?? null;
}

export async function findByPhone(q: Queryable, phone: string) {
  const [row] = await q.select().from(customers).where(eq(customers.phone, phone));
  return row ?? null;
}

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

export async function uncountAttempt(q: Queryable, key: string): Promise<void> {
  await q
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, key), gt(attempts.count, 0)));
}

/** Failed attempts that every rule has forgotten, and devices whose sign-in has run out. */
export async function deleteExpiredSignIns(q: Queryable, nowMs: number): Promise<void> {
  const longest = Math.max(
    ...[PASSWORD_LIMIT, ADDRESS_LIMIT, SIGN_UP_LIMIT, RECIPIENT_LIMIT].map((r) => r.forgottenAfterSeconds),
  );
  await q.delete(attempts).where(lt(attempts.lastAt, new Date(nowMs - longest * 1000)));
  await q.delete(sessions).where(lt(sessions.expiresAt, new Date(nowMs)));
  await deleteExpiredSteps(q, new Date(nowMs));
}

/** The customer who referred another one, whose row is locked until the transaction ends; null for none. */
export async function lockReferrer(tx: Tx, customerId: number): Promise<number | null> {
  const [row] = await tx
    .select({ referredBy: customers.referredBy })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update');
  return row?.referredBy ?? null;
}

/** The guest's orders become the customer's. */
export async function claimGuestOrders(tx: Tx, guestId: string, customerId: number): Promise<void> {
  await tx
    .update(orders)
    .set({ owner: `customer:${customerId}` })
    .where(eq(orders.owner, `guest:${guestId}`));
}

export async function findById(q: Queryable, id: number): Promise<CustomerRow | null> {
  const [row] = await q.select().from(customers).where(eq(customers.id, id));
  return row ?? null;
}

export async function findByIdentity(
  q: Queryable,
  provider: 'google' | 'facebook' | 'apple',
  subject: string,
): Promise<CustomerRow | null> {
  const [row] = await q
    .select({ customer: customers })
    .from(identities)
    .innerJoin(customers, eq(customers.id, identities.customerId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row?.customer ?? null;
}

/** Nothing happens when another call has linked it meanwhile. */
export async function insertIdentity(q: Queryable, row: typeof identities.$inferInsert): Promise<void> {
  await q.insert(identities).values(row).onConflictDoNothing();
}

export async function setVerified(
  q: Queryable,
  id: number,
  contact: { phoneVerified?: true; emailVerified?: true; passwordHash?: null },
  at: Date,
): Promise<CustomerRow | null> {
  const [row] = await q
    .update(customers)
    .set({ ...contact, updatedAt: at })
    .where(eq(customers.id, id))
    .returning();
  return row ?? null;
}

/** Takes a contact from an account that never proved it, for somebody who did. */
export async function releasePhone(q: Queryable, phone: string): Promise<void> {
  await q
    .update(customers)
    .set({ phone: null })
    .where(and(eq(customers.phone, phone), eq(customers.phoneVerified, false)));
}

export async function releaseEmail(q: Queryable, email: string): Promise<void> {
  await q
    .update(customers)
    .set({ email: null })
    .where(and(eq(customers.email, email), eq(customers.emailVerified, false)));
}

export async function setPassword(q: Queryable, id: number, passwordHash: string, at: Date): Promise<void> {
  await q.update(customers).set({ passwordHash, updatedAt: at }).where(eq(customers.id, id));
}

/** Ends every session of a customer but the given one. */
export async function deleteOtherSessions(
  q: Queryable,
  customerId: number,
  kept: Buffer | null,
): Promise<void> {
  await q
    .delete(sessions)
    .where(
      and(eq(sessions.customerId, customerId), kept === null ? undefined : ne(sessions.tokenHash, kept)),
    );
}
