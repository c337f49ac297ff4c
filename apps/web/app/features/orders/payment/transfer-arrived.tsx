import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CircleCheck } from 'lucide-react';

type Paid = Pick<Order, 'order_status' | 'payment_method' | 'payment_status' | 'user_id'>;

/** Tells the owner of a running order that the offline payment has arrived. */
export function TransferArrived({ order }: { order: Paid }) {
  const t = useText();
  const isShown =
    isActive(order.order_status) &&
    order.payment_method === 'offline_payment' &&
    order.payment_status === 'paid' &&
    order.user_id !== '';
  useAnnouncement(isShown ? t('payments.arrived') : '');
  if (!isShown) return null;
  return <Note icon={CircleCheck} text={t('payments.arrived')} />;
}
