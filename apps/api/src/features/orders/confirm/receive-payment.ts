import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { rewardDelivery } from '../../loyalty/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { OFFLINE_PAYMENT_MAIL_JOB, publishOrderChanged } from '../order-events.ts';
import type { OrderDeps } from '../orders.types.ts';
import { lockOrder, type StoredOrder, updateOrder } from '../transition/order-transitions.queries.ts';

/**
 * Records that the operator has received the money of an order with offline payment. Idempotent. An order that was
 * delivered before earns its rewards now. Throws `not_found`, and `order_not_payable` for any other payment and for an
 * order that has ended without a delivery.
 */
export async function receivePayment(deps: OrderDeps, tx: Tx, orderId: number): Promise<StoredOrder> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new AppError('not_found');
  const hasEnded = order.status === 'canceled' || order.status === 'failed';
  if (order.paymentMethod !== 'offline_payment' || hasEnded) throw new AppError('order_not_payable');
  if (order.paymentStatus === 'paid') return order;
  const at = new Date(deps.now());
  const paid = await updateOrder(tx, orderId, { paymentStatus: 'paid', updatedAt: at });
  if (paid.status === 'delivered') await rewardDelivery(tx, paid, await settingsOf(deps), at);
  await publishOrderChanged(deps, tx, paid);
  if (paid.contact.email)
    await deps.jobs.send(tx, OFFLINE_PAYMENT_MAIL_JOB, { orderId, outcome: 'confirmed' });
  return paid;
}
