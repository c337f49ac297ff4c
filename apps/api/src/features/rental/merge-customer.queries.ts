import type { LiveEvent } from '@errand/contract/live';
import { eq } from 'drizzle-orm';
import { ownerTopic } from '../../platform/events/index.ts';
import type { MergeCustomer } from '../../platform/personal-data.ts';
import { rentalCarts } from './rental.tables.ts';
import { hasCart, lockCart } from './rental-cart.queries.ts';
import { trips } from './trips.tables.ts';

/** Keeps the rental cart of the remaining account if both have one, because its customer may be booking. */
export const mergeCustomer: MergeCustomer = {
  async count(q, { from, into }) {
    if (!(await hasCart(q, from.owner))) return [];
    const isDropped = await hasCart(q, into.owner);
    return [{ kind: 'carts', moved: isDropped ? 0 : 1, dropped: isDropped ? 1 : 0 }];
  },
  async move(ctx, tx, { from, into, at }) {
    await lockCart(tx, into.owner, at);
    const { rows } = await lockCart(tx, from.owner, at);
    const [first] = rows;
    if (first && !(await hasCart(tx, into.owner))) {
      await tx.delete(rentalCarts).where(eq(rentalCarts.owner, into.owner));
      await tx.update(rentalCarts).set({ owner: into.owner }).where(eq(rentalCarts.owner, from.owner));
      const event: LiveEvent = { kind: 'cart', module_id: first.module_id, by: null };
      await ctx.events.publish(tx, ownerTopic(into.owner), event);
    }
    await tx.delete(rentalCarts).where(eq(rentalCarts.owner, from.owner));
    await tx.update(trips).set({ owner: into.owner }).where(eq(trips.owner, from.owner));
  },
};
