import type { LanguageCode } from '@errand/domain/language';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { customerIdOf } from '../../../platform/http/index.ts';
import { customers } from '../auth.tables.ts';

export type CustomerRow = typeof customers.$inferSelect;

/** Null when another account has the email, phone or refer code; a constraint error would abort the transaction. */
export async function insertCustomer(q: Queryable, row: typeof customers.$inferInsert) {
  const [created] = await q.insert(customers).values(row).onConflictDoNothing().returning();
  return created ?? null;
}

export async function getTakenContacts(q: Queryable, email: string | null, phone: string | null) {
  const [row] = await q
    .select({
      email: sql<boolean>`coalesce(bool_or(${customers.email} = ${email}), false)`,
      phone: sql<boolean>`coalesce(bool_or(${customers.phone} = ${phone}), false)`,
    })
    .from(customers)
    .where(sql`${customers.email} = ${email} or ${customers.phone} = ${phone}`);
  return row ?? { email: false, phone: false };
}

/** Codes of a merged account belong to the account that it was merged into. */
export async function findByRefCode(q: Queryable, code: string): Promise<number | null> {
  const [row] = await q
    .select({ id: sql<number>`coalesce(${customers.mergedInto}, ${customers.id})` })
    .from(customers)
    .where(eq(customers.refCode, code));
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

/**
 * Locks an owner's account until the transaction ends, so that a deletion or merge waits. False if the account was
 * deleted or merged; true for owners without an account.
 */
export async function lockActiveAccount(tx: Queryable, owner: string): Promise<boolean> {
  const id = customerIdOf(owner);
  if (id === null) return true;
  const [row] = await tx
    .select({ removedAt: customers.removedAt })
    .from(customers)
    .where(eq(customers.id, id))
    .for('key share');
  return row?.removedAt === null;
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

export async function findById(q: Queryable, id: number): Promise<CustomerRow | null> {
  const [row] = await q.select().from(customers).where(eq(customers.id, id));
  return row ?? null;
}

/** Stores the language that a customer used last. */
export async function setLanguage(q: Queryable, id: number, language: LanguageCode): Promise<void> {
  await q
    .update(customers)
    .set({ language })
    .where(and(eq(customers.id, id), sql`${customers.language} is distinct from ${language}`));
}

export async function findContact(q: Queryable, id: number) {
  const [row] = await q
    .select({
      firstName: customers.firstName,
      lastName: customers.lastName,
      phone: customers.phone,
      email: customers.email,
    })
    .from(customers)
    .where(eq(customers.id, id));
  return row ?? null;
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

/** Replaces names and contacts of an account that has verified none. Null if it has meanwhile. */
export async function replaceUnverified(
  q: Queryable,
  id: number,
  change: Pick<CustomerRow, 'firstName' | 'lastName' | 'email' | 'phone' | 'updatedAt'>,
): Promise<CustomerRow | null> {
  const { emailVerified, phoneVerified } = customers;
  const [row] = await q
    .update(customers)
    .set(change)
    .where(and(eq(customers.id, id), eq(emailVerified, false), eq(phoneVerified, false)))
    .returning();
  return row ?? null;
}

/** Releases a phone from the account that never verified it, for the customer who did. */
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

export async function setPasswordHash(
  q: Queryable,
  id: number,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await q.update(customers).set({ passwordHash, updatedAt: at }).where(eq(customers.id, id));
}

/** Whether an owner (`customer:12`) has an account that is not deleted. */
export async function isCustomer(q: Queryable, owner: string): Promise<boolean> {
  const id = customerIdOf(owner);
  if (id === null) return false;
  const rows = await q
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.removedAt)));
  return rows.length > 0;
}

/** The names of customers by id; empty for deleted accounts. */
export async function listCustomerNames(q: Queryable, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await q
    .select({ id: customers.id, firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(inArray(customers.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}

/** Blocks an account; null unblocks it. A trigger publishes the block, which closes the streams of its sessions. */
export async function setBlocked(
  q: Queryable,
  id: number,
  block: { reason: string; staffId: number } | null,
  at: Date,
): Promise<void> {
  await q
    .update(customers)
    .set({
      blocked: block !== null,
      blockReason: block?.reason ?? null,
      blockedBy: block?.staffId ?? null,
      blockedAt: block && at,
      updatedAt: at,
    })
    .where(eq(customers.id, id));
}
