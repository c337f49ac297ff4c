import type { Tx } from '../../../platform/db/index.ts';
import { bookOrder } from '../books/book-order.ts';
import { type OrderDeps, publishDeliveries, publishOrderChanged } from '../events/order-events.ts';
import { type StoredOrder, updateOrder } from '../orders.queries.ts';

type Amounts = Pick<
  StoredOrder,
  | 'itemsMinor'
  | 'discountMinor'
  | 'storeDiscountMinor'
  | 'couponDiscountMinor'
  | 'taxMinor'
  | 'taxes'
  | 'totalMinor'
  | 'walletMinor'
  | 'paymentStatus'
>;

/** Changes the amounts of a locked order that its customer agreed to change, and publishes it. */
export async function changeAmounts(
  deps: Pick<OrderDeps, 'events' | 'now'>,
  tx: Tx,
  orderId: number,
  amounts: Amounts,
): Promise<void> {
  const order = await updateOrder(tx, orderId, { ...amounts, updatedAt: new Date(deps.now()) });
  await publishOrderChanged(deps, tx, order);
}

/**
 * Assigns a locked order to a courier, or to none with null, and publishes the change to both couriers. What the sender of a
 * parcel has paid in cash goes with it.
 */
export async function assignOrderToCourier(
  deps: Pick<OrderDeps, 'events' | 'now' | 'settings'>,
  tx: Tx,
  order: Pick<StoredOrder, 'id' | 'courierId'>,
  courierId: number | null,
): Promise<StoredOrder> {
  const given = await updateOrder(tx, order.id, { courierId, updatedAt: new Date(deps.now()) });
  if (given.status === 'picked_up') await bookOrder(deps, tx, order.id);
  await publishOrderChanged(deps, tx, given);
  if (order.courierId !== null && order.courierId !== courierId)
    await publishDeliveries(deps, tx, order.courierId);
  return given;
}
