import type { Order } from '@errand/contract/orders';

export type PaymentOutcome = 'success' | 'pending' | 'fail' | 'cancel';

/**
 * What to say to somebody who comes back with a provider's flag. The order is believed, the flag is not: only an order
 * that is paid is called paid, and an order that waits no longer needs no word.
 */
export function paymentOutcome(
  flag: string | null,
  order: Pick<Order, 'payment_status' | 'pay_by' | 'order_status'>,
  nowMs: number,
): PaymentOutcome | null {
  if (flag === null) return null;
  if (order.payment_status === 'paid') return order.order_status === 'pending' ? 'success' : null;
  if (!order.pay_by || Date.parse(order.pay_by) <= nowMs) return null;
  if (flag === 'cancel') return 'cancel';
  if (order.order_status === 'failed') return 'fail';
  // A payment that failed has been begun again.
  return flag === 'fail' ? null : 'pending';
}
