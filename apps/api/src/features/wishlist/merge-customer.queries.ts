import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { MergeCustomer } from '../../platform/personal-data.ts';
import { decrementWishlistCounts } from '../catalog/index.ts';
import { wishedItems, wishedStores, wishedVehicles } from './wishlist.tables.ts';

const TABLES = [
  [wishedItems, wishedItems.itemId],
  [wishedStores, wishedStores.storeId],
  [wishedVehicles, wishedVehicles.vehicleId],
] as const;

/** Moves wishes. One that both accounts have is kept once. */
export const mergeCustomer: MergeCustomer = {
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
        await decrementWishlistCounts(
          tx,
          dropped.map(({ id }) => id),
        );
    }
  },
};

function inBoth(q: Queryable, [table, target]: (typeof TABLES)[number], from: number, into: number) {
  const others = q.select({ id: target }).from(table).where(eq(table.customerId, into));
  return and(eq(table.customerId, from), inArray(target, others));
}
