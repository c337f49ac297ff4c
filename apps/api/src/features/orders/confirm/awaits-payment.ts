import type { StoredOrder } from '../transition/order-transitions.queries.ts';

/** Whether an order still awaits an online payment. Until then it is not announced to store and customer. */
export function awaitsPayment(order: StoredOrder): boolean {
  return (
    order.payBy !== null &&
    order.paymentStatus !== 'paid' &&
    (order.status === 'pending' || order.status === 'failed')
  );
}
