import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { idempotencyKeys } from '../../platform/http/idempotency.tables.ts';
import { inboxMessages } from '../../platform/messages/messages.tables.ts';
import { codes, customers, identities, sessions } from '../auth/auth.tables.ts';
import { carts } from '../cart/cart.tables.ts';
import { conversations } from '../chat/chat.tables.ts';
import { newsletterSubscribers } from '../content/content.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { rentalCarts, trips } from '../rental/rental.tables.ts';
import { reviews } from '../reviews/reviews.tables.ts';
import { wishedStores, wishedVehicles } from '../wishlist/wishlist.tables.ts';
import { addresses } from './customer.tables.ts';

const NOBODY = { en: 'Former customer', ar: 'عميل سابق' };

/** Locks the account, so that whoever else deletes it or changes its contacts waits. */
export async function lockCustomer(tx: Tx, id: number) {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  return row ?? null;
}

/** In which states the customer's orders and trips are. */
export async function listStatuses(q: Queryable, owner: string) {
  const [ofOrders, ofTrips] = await Promise.all([
    q.select({ status: orders.status }).from(orders).where(eq(orders.owner, owner)),
    q.select({ status: trips.status }).from(trips).where(eq(trips.owner, owner)),
  ]);
  return { orders: ofOrders.map(({ status }) => status), trips: ofTrips.map(({ status }) => status) };
}

/**
 * Forgets the person: contacts, name, password, picture, addresses, carts, messages, devices, social accounts,
 * and the newsletter. Trips and movements of money keep what was bought and paid, reviews what was said; the row stays as
 * their nameless owner, and as that of the orders, which `forgetOrders` sees to.
 */
export async function anonymizeCustomer(
  tx: Tx,
  { id, email, phone }: { id: number; email: string | null; phone: string | null },
  at: Date,
): Promise<void> {
  const owner = `customer:${id}`;
  await tx.delete(sessions).where(eq(sessions.customerId, id));
  await tx.delete(identities).where(eq(identities.customerId, id));
  await tx.delete(codes).where(eq(codes.customerId, id));
  await tx.delete(addresses).where(eq(addresses.customerId, id));
  await tx.delete(conversations).where(eq(conversations.customerId, id));
  await tx.delete(carts).where(eq(carts.owner, owner));
  await tx.delete(rentalCarts).where(eq(rentalCarts.owner, owner));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, owner));
  if (email) await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  const contacts = [email, phone].filter((contact) => contact !== null);
  if (contacts.length > 0) await tx.delete(inboxMessages).where(inArray(inboxMessages.recipient, contacts));
  await tx.update(reviews).set({ customerName: NOBODY }).where(eq(reviews.customerId, id));
  await tx.update(trips).set({ note: null, updatedAt: at }).where(eq(trips.owner, owner));
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

/** Lets go of what was wished for. Last, and in the order in which orders lock items: nobody waits for each other. */
export async function deleteWishes(tx: Tx, id: number): Promise<void> {
  await tx.delete(wishedStores).where(eq(wishedStores.customerId, id));
  await tx.delete(wishedVehicles).where(eq(wishedVehicles.customerId, id));
  await tx.execute(sql`with gone as (delete from wished_items where customer_id = ${id} returning item_id)
    update items set wishlist_count = greatest(wishlist_count - 1, 0) where id in
      (select id from items where id in (select item_id from gone) order by id for no key update)`);
}
