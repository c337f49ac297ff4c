import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { itemCounts } from '../catalog/index.ts';
import { wishedItems, wishedStores, wishedVehicles } from './wishlist.tables.ts';

const TABLES = [
  [wishedItems, wishedItems.itemId],
  [wishedStores, wishedStores.storeId],
  [wishedVehicles, wishedVehicles.vehicleId],
] as const;

export const personalData = {
  /** Deletes the wishes. Locks items in the order of their ids, as placing an order does, so the two never deadlock. */
  async erase(tx, { id }) {
    await tx.delete(wishedStores).where(eq(wishedStores.customerId, id));
    await tx.delete(wishedVehicles).where(eq(wishedVehicles.customerId, id));
    const deleted = await tx
      .delete(wishedItems)
      .where(eq(wishedItems.customerId, id))
      .returning({ itemId: wishedItems.itemId });
    await itemCounts.decrementWishes(
      tx,
      deleted.map(({ itemId }) => itemId),
    );
  },
  async export(q, { id }) {
    const [items, stores, vehicles] = await Promise.all([
      q
        .select({ item_id: wishedItems.itemId, since: wishedItems.createdAt })
        .from(wishedItems)
        .where(eq(wishedItems.customerId, id)),
      q
        .select({ store_id: wishedStores.storeId, since: wishedStores.createdAt })
        .from(wishedStores)
        .where(eq(wishedStores.customerId, id)),
      q
        .select({ vehicle_id: wishedVehicles.vehicleId, since: wishedVehicles.createdAt })
        .from(wishedVehicles)
        .where(eq(wishedVehicles.customerId, id)),
    ]);
    return { wishlist: [...items, ...stores, ...vehicles] };
  },
  /** Moves the wishes of the merged account. A wish of both accounts is kept once. */
  merge: {
    async count(q, { from, into }) {
      let [all, both] = [0, 0];
      for (const wishes of TABLES) {
        all += await q.$count(wishes[0], eq(wishes[0].customerId, from.id));
        both += await q.$count(wishes[0], inBoth(q, wishes, from.id, into.id));
      }
      return [{ kind: 'wishes', moved: all - both, dropped: both }];
    },
    async move(_ctx, tx, { from, into }) {
      for (const wishes of TABLES) {
        const [table, target] = wishes;
        const dropped = await tx
          .delete(table)
          .where(inBoth(tx, wishes, from.id, into.id))
          .returning({ id: target });
        await tx.update(table).set({ customerId: into.id }).where(eq(table.customerId, from.id));
        if (table === wishedItems && dropped.length > 0)
          await itemCounts.decrementWishes(
            tx,
            dropped.map(({ id }) => id),
          );
      }
    },
  },
} satisfies PersonalData;

function inBoth(q: Queryable, [table, target]: (typeof TABLES)[number], from: number, into: number) {
  const others = q.select({ id: target }).from(table).where(eq(table.customerId, into));
  return and(eq(table.customerId, from), inArray(target, others));
}
