import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { customers } from '../auth.tables.ts';

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

/** Whether any customer has this picture. */
export async function isPictureReferenced(q: Queryable, picture: string): Promise<boolean> {
  const rows = await q
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.picture, picture))
    .limit(1);
  return rows.length > 0;
}

/** The contacts that belong to another customer. */
export async function getTakenByOthers(q: Queryable, id: number, email: string | null, phone: string | null) {
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

/** False when another customer has taken a contact concurrently. */
export async function updateProfile(q: Queryable, id: number, values: ProfileValues, at: Date) {
  const free = await getTakenByOthers(q, id, values.email ?? null, values.phone ?? null);
  if (free.email || free.phone) return false;
  await q
    .update(customers)
    .set({ ...values, updatedAt: at })
    .where(eq(customers.id, id));
  return true;
}

/** Replaces the categories of interest. */
export async function setInterests(q: Queryable, id: number, categoryIds: number[], at: Date): Promise<void> {
  await q.update(customers).set({ interests: categoryIds, updatedAt: at }).where(eq(customers.id, id));
}

export async function setZones(q: Queryable, id: number, zoneIds: number[], at: Date): Promise<void> {
  await q.update(customers).set({ zoneIds, updatedAt: at }).where(eq(customers.id, id));
}
