import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { MergeCustomer } from '../../platform/personal-data.ts';
import { orders } from './orders.tables.ts';

/** Moves all orders, parcels and trips. Uses of a coupon are counted from the owner's orders, so they add up. */
export const mergeCustomer: MergeCustomer = {
  async count(q, { from }) {
    const own = eq(orders.owner, from.owner);
    const used = and(own, isNotNull(orders.couponCode), ne(orders.status, 'canceled'));
    return [
      { kind: 'orders', moved: await q.$count(orders, own), dropped: 0 },
      { kind: 'coupon_uses', moved: await q.$count(orders, used), dropped: 0 },
    ];
  },
  async move(_ctx, tx, { from, into, at }) {
    await tx.update(orders).set({ owner: into.owner, updatedAt: at }).where(eq(orders.owner, from.owner));
  },
};

/** Locks the orders of an owner. Call it before the account is locked, because a delivery locks in that order. */
export async function lockOrdersOf(tx: Tx, owner: string): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.owner, owner))
    .orderBy(orders.id)
    .for('update');
}
