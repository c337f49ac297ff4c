import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type OrderDeps, publishOrderChanged } from '../events/order-events.ts';
import { deleteHistory, type StoredOrder, updateOrder } from '../orders.queries.ts';

/**
 * Takes the hand-over of a locked trip back: it is confirmed again, as if it had not begun. A hand-over sends no mail; the
 * customer's notification stays. The caller books the order after it has cleared the deposit. Throws `order_state`.
 */
export async function revertPickup(
  deps: Pick<OrderDeps, 'events' | 'now'>,
  tx: Tx,
  { id, type, status }: StoredOrder,
): Promise<void> {
  if (type !== 'trip' || status !== 'picked_up')
    throw new AppError('order_state', { from: status, to: 'confirmed' });
  await deleteHistory(tx, id, 'picked_up');
  const order = await updateOrder(tx, id, {
    status: 'confirmed',
    departedAt: null,
    updatedAt: new Date(deps.now()),
  });
  await publishOrderChanged(deps, tx, order);
}
