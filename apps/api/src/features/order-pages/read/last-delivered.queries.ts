import { and, asc, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { orderHistory, orderLines, orders } from '../../orders/orders.tables.ts';

/** The last delivered order of an owner, without parcels, trips, and orders with a refund or request; null for none. */
export async function findLastDelivered(q: Queryable, owner: string) {
  const [row] = await q
    .select({
      id: orders.id,
      storeId: orders.storeId,
      deliveredAt: orderHistory.at,
      reviewReminderCanceledAt: orders.reviewReminderCanceledAt,
    })
    .from(orders)
    .innerJoin(orderHistory, and(eq(orderHistory.orderId, orders.id), eq(orderHistory.status, 'delivered')))
    .where(
      and(
        eq(orders.owner, owner),
        eq(orders.status, 'delivered'),
        isNotNull(orders.storeId),
        ne(orders.type, 'trip'),
      ),
    )
    .orderBy(desc(orderHistory.id))
    .limit(1);
  return row && row.storeId !== null ? { ...row, storeId: row.storeId } : null;
}

/** Idempotent: a repeated call keeps the first time. */
export async function cancelReviewReminderOf(q: Queryable, orderId: number, at: Date): Promise<void> {
  await q
    .update(orders)
    .set({ reviewReminderCanceledAt: at })
    .where(and(eq(orders.id, orderId), isNull(orders.reviewReminderCanceledAt)));
}

/** The items of an order, each once. */
export function listOrderedItems(q: Queryable, orderId: number) {
  const { itemId, name, picture } = orderLines;
  return q
    .selectDistinctOn([itemId], { id: itemId, name, picture })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(itemId, asc(orderLines.id));
}
