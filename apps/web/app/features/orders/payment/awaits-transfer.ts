import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';

/** Whether an offline payment of the viewer's order is still open. */
export function awaitsTransfer(
  order: Pick<Order, 'order_status' | 'payment_method' | 'payment_status' | 'user_id'>,
): boolean {
  const isOpen = isActive(order.order_status) || order.order_status === 'delivered';
  return (
    isOpen &&
    order.payment_method === 'offline_payment' &&
    order.payment_status === 'unpaid' &&
    order.user_id !== ''
  );
}
