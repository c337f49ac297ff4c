import type { Order } from '@errand/contract/orders';
import type { PaymentFlag } from '@errand/domain/payments';

/**
 * The message for a return from the provider. The order decides, not the flag in the URL: only a paid order counts as
 * paid, and an order that is no longer pending needs no message.
 */
export function paymentOutcome(
  flag: string | null,
  order: Pick<Order, 'payment_status' | 'pay_by' | 'order_status'>,
  nowMs: number,
): PaymentFlag | null {
  if (flag === null) return null;
  if (order.payment_status === 'paid') return order.order_status === 'pending' ? 'success' : null;
  if (!order.pay_by || Date.parse(order.pay_by) <= nowMs) return null;
  if (flag === 'cancel') return 'cancel';
  if (order.order_status === 'failed') return 'fail';
  // A failed payment was started again.
  return flag === 'fail' ? null : 'pending';
}
