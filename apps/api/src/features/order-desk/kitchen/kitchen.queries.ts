import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { orderLines, orders } from '../../orders/orders.tables.ts';
import { RUNNING_STATUSES } from '../../orders/orders.views.ts';

/** The most orders on a board. */
const MOST_ORDERS = 200;

/** The ids of a store's running orders without those that wait for an online payment, the oldest first. */
export async function listKitchenIds(q: Queryable, storeId: number): Promise<number[]> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        inArray(orders.status, RUNNING_STATUSES),
        ne(orders.status, 'failed'),
        isNull(orders.payBy),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(MOST_ORDERS);
  return rows.map(({ id }) => id);
}

export function listStoredOrders(q: Queryable, ids: number[]) {
  return q.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id));
}

export function listLinesOf(q: Queryable, orderIds: number[]) {
  return q.select().from(orderLines).where(inArray(orderLines.orderId, orderIds)).orderBy(asc(orderLines.id));
}
