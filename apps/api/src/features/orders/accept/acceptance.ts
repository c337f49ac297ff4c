import { acceptanceDeadline } from '@errand/domain/orders';
import type { Tx } from '../../../platform/db/index.ts';
import { requireStore, storeHours } from '../../stores/index.ts';
import type { OrderDeps } from '../events/order-events.ts';
import { findOrder, updateOrder } from '../orders.queries.ts';

/** Sets the store's deadline to accept an order that it has just received, if the operator sets a limit. */
export async function limitAcceptance(deps: OrderDeps, tx: Tx, orderId: number): Promise<void> {
  const { order_accept_minutes: withinMinutes } = await deps.settings();
  if (withinMinutes === 0) return;
  const order = await findOrder(tx, orderId);
  if (!order || order.storeId === null) return;
  const store = await requireStore(tx, order.storeId);
  const receivedMs = deps.now();
  const acceptBy = acceptanceDeadline({
    type: order.type,
    receivedMs,
    opensMs: storeHours.openStateOf({ ...store, active: true }, receivedMs).opensAtMs,
    scheduledMs: order.scheduledFor?.getTime() ?? null,
    usualMinutes: store.delivery_minutes_from,
    withinMinutes,
  });
  await updateOrder(tx, orderId, { acceptBy: new Date(acceptBy) });
}
