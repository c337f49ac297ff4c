import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { customers, sessions } from '../auth/auth.tables.ts';

export type ProfileValues = Partial<
  Pick<
    typeof customers.$inferInsert,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'emailVerified'
    | 'phoneVerified'
    | 'passwordHash'
    | 'picture'
  >
>;

export async function findWhole(q: Queryable, id: number) {
  const [row] = await q.select().from(customers).where(eq(customers.id, id));
  return row ?? null;
}

/** Whether any customer has this picture. */
export async function isPictureReferenced(q: Queryable, picture: string): Promise<boolean> {
  const rows = await q
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.picture, picture))
    .limit(1);
  return rows.length > 0;
}

/** Which of the contacts somebody else has. */
export async function takenBy(q: Queryable, id: number, email: string | null, phone: string | null) {
  const rows = await q
    .select({ email: customers.email, phone: customers.phone })
    .from(customers)
    .where(
      and(ne(customers.id, id), or(sql`${customers.email} = ${email}`, sql`${customers.phone} = ${phone}`)),
    );
  return {
    email: email !== null && rows.some((row) => row.email === email),
    phone: phone !== null && rows.some((row) => row.phone === phone),
  };
}

/** False when somebody else took the contact a moment ago. */
export async function changeCustomer(q: Queryable, id: number, values: ProfileValues, at: Date) {
  const free = await takenBy(q, id, values.email ?? null, values.phone ?? null);
  if (free.email || free.phone) return false;
  await q
    .update(customers)
    .set({ ...values, updatedAt: at })
    .where(eq(customers.id, id));
  return true;
}

export function listDeviceRows(q: Queryable, customerId: number) {
  return q
    .select()
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

export async function deleteDevice(q: Queryable, customerId: number, id: number): Promise<boolean> {
  const rows = await q
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}
