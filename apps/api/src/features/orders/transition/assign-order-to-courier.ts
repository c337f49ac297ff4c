import type { Tx } from '../../../platform/db/index.ts';
import { publishDeliveries, publishOrderChanged } from '../order-events.ts';
import type { OrderDeps } from '../orders.types.ts';
import { type StoredOrder, updateOrder } from './order-transitions.queries.ts';

/** Assigns a locked order to a courier, or to none with null, and publishes the change to both couriers. */
export async function assignOrderToCourier(
  deps: Pick<OrderDeps, 'events' | 'now'>,
  tx: Tx,
  order: Pick<StoredOrder, 'id' | 'courierId'>,
  courierId: number | null,
): Promise<StoredOrder> {
  const given = await updateOrder(tx, order.id, { courierId, updatedAt: new Date(deps.now()) });
  await publishOrderChanged(deps, tx, given);
  if (order.courierId !== null && order.courierId !== courierId)
    await publishDeliveries(deps, tx, order.courierId);
  return given;
}
