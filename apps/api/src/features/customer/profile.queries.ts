import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { customers, identities, sessions } from '../auth/auth.tables.ts';
import { carts } from '../cart/cart.tables.ts';
import { conversations } from '../chat/chat.tables.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { rentalCarts } from '../rental/rental.tables.ts';
import { wishedItems, wishedStores } from '../wishlist/wishlist.tables.ts';
import { addresses } from './customer.tables.ts';

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

export async function listOrderStatuses(q: Queryable, owner: string) {
  return q.select({ status: orders.status }).from(orders).where(eq(orders.owner, owner));
}

/**
 * Forgets the person: contacts, name, password, picture, addresses, wishlist, cart, devices, social accounts, and whom orders were
 * brought to. Orders keep what was bought and paid; the row stays as the nameless owner of them.
 */
export async function forgetCustomer(tx: Tx, id: number, at: Date): Promise<void> {
  const owner = `customer:${id}`;
  await tx.delete(sessions).where(eq(sessions.customerId, id));
  await tx.delete(identities).where(eq(identities.customerId, id));
  await tx.delete(addresses).where(eq(addresses.customerId, id));
  await tx.delete(wishedItems).where(eq(wishedItems.customerId, id));
  await tx.delete(wishedStores).where(eq(wishedStores.customerId, id));
  await tx.delete(conversations).where(eq(conversations.customerId, id));
  await tx.delete(carts).where(eq(carts.owner, owner));
  await tx.delete(rentalCarts).where(eq(rentalCarts.owner, owner));
  await tx
    .update(orders)
    .set({
      contact: { name: '', phone: '', email: null },
      place: null,
      note: null,
      deliveryInstruction: null,
      updatedAt: at,
    })
    .where(eq(orders.owner, owner));
  await tx
    .update(customers)
    .set({
      firstName: '',
      lastName: '',
      email: null,
      phone: null,
      emailVerified: false,
      phoneVerified: false,
      passwordHash: null,
      picture: null,
      referredBy: null,
      loginMedium: null,
      interests: [],
      blocked: true,
      removedAt: at,
      updatedAt: at,
    })
    .where(eq(customers.id, id));
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

export function listIdentityRows(q: Queryable, customerId: number) {
  return q
    .select({ provider: identities.provider, email: identities.email, since: identities.createdAt })
    .from(identities)
    .where(eq(identities.customerId, customerId));
}

export function listOrderRows(q: Queryable, owner: string) {
  return q.select().from(orders).where(eq(orders.owner, owner)).orderBy(desc(orders.id));
}

export function listLineRows(q: Queryable, owner: string) {
  return q
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.owner, owner));
}
