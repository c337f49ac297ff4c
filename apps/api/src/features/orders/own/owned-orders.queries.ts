import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { orderLines, orders } from '../orders.tables.ts';
import { RUNNING_STATUSES } from '../orders.views.ts';

export async function ownsOrder(q: Queryable, owner: string, orderId: number): Promise<boolean> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.owner, owner)));
  return rows.length > 0;
}

/** Whether a courier is assigned to a running order of the owner. */
export async function awaitsCourier(q: Queryable, owner: string, courierId: number): Promise<boolean> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.owner, owner), eq(orders.courierId, courierId), inArray(orders.status, RUNNING_STATUSES)),
    )
    .limit(1);
  return rows.length > 0;
}

export async function hasOrderedItem(q: Queryable, orderId: number, itemId: number): Promise<boolean> {
  const found = await q
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.itemId, itemId)))
    .limit(1);
  return found.length > 0;
}
