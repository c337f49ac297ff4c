import { isActive, ORDER_STATUSES } from '@errand/domain/orders';
import { and, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { orderHistory, orders } from './orders.tables.ts';

/**
 * Reads of orders for features that orders themselves build on: couriers, wallet, loyalty. This module imports tables
 * only, so that none of them imports in a circle.
 */

export const RUNNING_STATUSES = ORDER_STATUSES.filter(isActive);
export const FINISHED_STATUSES = ORDER_STATUSES.filter((status) => !isActive(status));

/** SQL condition: the courier has a running order. */
export function hasRunningOrderSql(courierId: SQLWrapper): SQL {
  return sql`exists (select 1 from orders view_order
    where view_order.courier_id = ${courierId} and view_order.status = any(${sql.param(RUNNING_STATUSES)}::text[]))`;
}

/** The orders that a courier is carrying at present. */
export async function listCarriedOrders(q: Queryable, courierId: number): Promise<number[]> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.courierId, courierId), eq(orders.status, 'picked_up')));
  return rows.map(({ id }) => id);
}

/** Whether another paid order of the owner than this one was ever delivered. */
export async function hasOtherPaidDelivery(tx: Tx, owner: string, orderId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderHistory, eq(orderHistory.orderId, orders.id))
    .where(
      and(
        eq(orders.owner, owner),
        ne(orders.id, orderId),
        eq(orders.paymentStatus, 'paid'),
        eq(orderHistory.status, 'delivered'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The store of each of an owner's orders, by order id; orders of others are left out. */
export async function storeIdsOfOrders(
  q: Queryable,
  owner: string,
  orderIds: number[],
): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await q
    .select({ id: orders.id, storeId: orders.storeId })
    .from(orders)
    .where(and(eq(orders.owner, owner), inArray(orders.id, orderIds)));
  return new Map(rows.map(({ id, storeId }) => [id, storeId]));
}
