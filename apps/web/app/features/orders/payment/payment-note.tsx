import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useSearch } from '#platform/navigation/navigate.tsx';
import { labelFor } from '../kind-labels.ts';
import { paymentOutcome } from './payment-outcome.ts';

const LOOKS = {
  success: [undefined, CircleCheck],
  pending: ['info', Clock],
  fail: ['warn', CircleAlert],
  cancel: ['info', CircleAlert],
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
  const [tone, icon] = LOOKS[outcome];
  return <Note live="status" tone={tone} icon={icon} text={t(labelFor(order, `orders.pay.${outcome}`))} />;
}
