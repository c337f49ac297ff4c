import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';

/** Whether an offline payment of the viewer's order is still open. */
export function awaitsTransfer(order: Order): boolean {
  const isOpen = isActive(order.order_status) || order.order_status === 'delivered';
  return (
    isOpen &&
    order.payment_method === 'offline_payment' &&
    order.payment_status === 'unpaid' &&
    order.user_id !== ''
  );
}
