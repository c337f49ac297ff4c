import type { LiveEvent } from '@errand/contract/live';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { ownerTopic } from '../../platform/events/index.ts';
import type { MergedCustomers, PersonalData } from '../../platform/personal-data.ts';
import { cartLines, carts } from './cart.tables.ts';

const COLUMNS = { id: carts.id, owner: carts.owner, moduleId: carts.moduleId };

export const personalData = {
  /** Deletes the carts of every module. */
  async erase(tx, { owner }) {
    await tx.delete(carts).where(eq(carts.owner, owner));
  },
  /** Merges carts per module. A filled cart of the remaining account wins, because its customer may be shopping. */
  merge: {
    async count(q, customers) {
      const { moved, dropped } = await planCarts(q, customers, await listCarts(q, customers));
      return [{ kind: 'carts', moved: moved.length, dropped: dropped.length }];
    },
    async move(ctx, tx, customers) {
      const { into } = customers;
      const { moved, dropped, replaced } = await planCarts(tx, customers, await lockCarts(tx, customers));
      const gone = [...dropped, ...replaced].map(({ id }) => id);
      await tx.delete(carts).where(inArray(carts.id, gone));
      for (const { id, moduleId } of moved) {
        await tx.update(carts).set({ owner: into.owner }).where(eq(carts.id, id));
        const event: LiveEvent = { kind: 'cart', module_id: moduleId, by: null };
        await ctx.events.publish(tx, ownerTopic(into.owner), event);
      }
      // Only empty carts remain.
      await tx.delete(carts).where(eq(carts.owner, customers.from.owner));
    },
  },
} satisfies PersonalData;

type Cart = { id: number; owner: string; moduleId: number };

function listCarts(q: Queryable, { from, into }: MergedCustomers): Promise<Cart[]> {
  return q
    .select(COLUMNS)
    .from(carts)
    .where(inArray(carts.owner, [from.owner, into.owner]));
}

/** Locks the carts of both accounts in the lock order of a sign-in (`lockCartPairs`). */
function lockCarts(tx: Tx, { from, into }: MergedCustomers): Promise<Cart[]> {
  return tx
    .select(COLUMNS)
    .from(carts)
    .where(inArray(carts.owner, [from.owner, into.owner]))
    .orderBy(carts.moduleId, carts.owner)
    .for('update');
}

/** `replaced` are empty carts in whose place another one moves. */
async function planCarts(q: Queryable, { from, into }: MergedCustomers, known: Cart[]) {
  const ids = known.map(({ id }) => id);
  const filled = await q
    .selectDistinct({ id: cartLines.cartId })
    .from(cartLines)
    .where(inArray(cartLines.cartId, ids));
  const isFilled = ({ id }: Cart) => filled.some((row) => row.id === id);
  const kept = known.filter(({ owner }) => owner === into.owner);
  const inModule = (cart: Cart) => kept.find(({ moduleId }) => moduleId === cart.moduleId);
  const wins = (cart: Cart) => {
    const other = inModule(cart);
    return !other || !isFilled(other);
  };
  const offered = known.filter((cart) => cart.owner === from.owner && isFilled(cart));
  const moved = offered.filter(wins);
  return {
    moved,
    dropped: offered.filter((cart) => !wins(cart)),
    replaced: moved.flatMap((cart) => inModule(cart) ?? []),
  };
}
