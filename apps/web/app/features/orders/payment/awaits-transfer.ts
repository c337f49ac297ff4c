import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';

/** Whether an offline payment of the viewer's order is still open; one that was written off is not. */
export function awaitsTransfer(
  order: Pick<Order, 'order_status' | 'payment_method' | 'payment_status' | 'user_id' | 'money'>,
): boolean {
  const isOpen = isActive(order.order_status) || order.order_status === 'delivered';
  return (
    isOpen &&
    order.payment_method === 'offline_payment' &&
    order.payment_status === 'unpaid' &&
    order.money?.state !== 'written_off' &&
    order.user_id !== ''
  );
}
