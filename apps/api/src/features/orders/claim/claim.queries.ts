import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { orders } from '../orders.tables.ts';

/** Moves those of the orders that still belong to `from`; returns their ids in order. */
export async function moveOrders(
  q: Queryable,
  orderIds: number[],
  from: string,
  to: string,
): Promise<number[]> {
  const rows = await q
    .update(orders)
    .set({ owner: to })
    .where(and(inArray(orders.id, orderIds), eq(orders.owner, from)))
    .returning({ id: orders.id });
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}
