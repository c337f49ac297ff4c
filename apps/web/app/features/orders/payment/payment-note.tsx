import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { Announced } from '@errand/ui/live/announced.tsx';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useSearch } from '#platform/navigation/navigate.tsx';
import { labelFor } from '../parcel/parcel-labels.ts';
import { paymentOutcome } from './payment-outcome.ts';

const LOOKS = {
  success: ['note', CircleCheck],
  pending: ['note info', Clock],
  fail: ['note warn', CircleAlert],
  cancel: ['note info', CircleAlert],
} as const;

type Settled = Pick<Order, 'payment_status' | 'pay_by' | 'order_status' | 'order_type'>;

/**
 * The outcome of a payment, shown on return from the provider: what happened, whether money is safe, what comes next.
 */
export function PaymentNote({ order, nowMs }: { order: Settled; nowMs: number }) {
  const t = useText();
  const flag = useSearch().get('flag');
  const outcome = paymentOutcome(flag, order, nowMs);
  if (!outcome) return null;
  const [tone, Icon] = LOOKS[outcome];
  return (
    <Announced first className={tone}>
      <Icon className="icon" size={20} />
      <span>{t(labelFor(order, `orders.pay.${outcome}`))}</span>
    </Announced>
  );
}
