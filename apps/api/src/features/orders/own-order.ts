import { and, eq } from 'drizzle-orm';
import { isOrderId, type Tx } from '../../platform/db/index.ts';
import { AppError, ownerOf, type RequestContext } from '../../platform/http/index.ts';
import { type OrderDeps, publishOrderChanged } from './events/order-events.ts';
import { findOrder, lockOrder, type StoredOrder, updateOrder } from './orders.queries.ts';
import { orderHistory } from './orders.tables.ts';

/** One of the viewer's own orders, locked. Throws `not_found` for those of others. */
export async function requireOwnOrder(ctx: RequestContext, tx: Tx, orderId: number): Promise<StoredOrder> {
  return requireOwn(ctx, isOrderId(orderId) ? await lockOrder(tx, orderId) : null);
}

/** One of the viewer's own orders, without a lock. Throws `not_found` for those of others. */
export async function readOwnOrder(ctx: RequestContext<'db'>, orderId: number): Promise<StoredOrder> {
  return requireOwn(ctx, isOrderId(orderId) ? await findOrder(ctx.db, orderId) : null);
}

function requireOwn(ctx: RequestContext, order: StoredOrder | null): StoredOrder {
  if (!order || order.owner !== ownerOf(ctx.viewer)) throw new AppError('not_found');
  return order;
}

/** When an order was delivered; null before. */
export async function deliveredAt(tx: Tx, orderId: number): Promise<Date | null> {
  const [row] = await tx
    .select({ at: orderHistory.at })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.status, 'delivered')));
  return row?.at ?? null;
}

/** Publishes a change of an order that is no transition. */
export async function orderChanged(
  deps: Pick<OrderDeps, 'events' | 'now'>,
  tx: Tx,
  orderId: number,
): Promise<void> {
  const order = await updateOrder(tx, orderId, { updatedAt: new Date(deps.now()) });
  await publishOrderChanged(deps, tx, order);
}
