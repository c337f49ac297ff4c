import { awaitsTransfer, transferDeadline } from '@errand/domain/orders';
import type { Tx } from '../../../platform/db/index.ts';
import { requireStore } from '../../stores/index.ts';
import type { OrderDeps } from '../events/order-events.ts';
import { findOrder, updateOrder } from '../orders.queries.ts';

/** Sets the deadline until which the bank transfer of an order has to arrive, if one is awaited. */
export async function limitTransfer(deps: OrderDeps, tx: Tx, orderId: number): Promise<void> {
  const order = await findOrder(tx, orderId);
  if (!order || !awaitsTransfer(order)) return;
  const { offline_payment_hours: withinHours } = await deps.settings();
  const store = order.storeId === null ? null : await requireStore(tx, order.storeId);
  const by = transferDeadline({
    placedMs: deps.now(),
    scheduledMs: order.scheduledFor?.getTime() ?? null,
    usualMinutes: store?.delivery_minutes_from ?? 0,
    withinHours,
  });
  await updateOrder(tx, orderId, { transferBy: new Date(by) });
}
