import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import type { PaymentFlag } from '@errand/domain/payments';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useSearch } from '#platform/navigation/navigate.tsx';
import { labelFor } from '../kind-labels.ts';
import { walletPart } from '../receipt/money-rows.tsx';

const LOOKS = {
  success: [undefined, CircleCheck],
  pending: ['info', Clock],
  fail: ['warn', CircleAlert],
  cancel: ['info', CircleAlert],
} as const;

type Settled = Pick<Order, 'payment_status' | 'pay_by' | 'order_status' | 'order_type' | 'money'>;

/**
 * The outcome of a payment, shown on return from the provider: what happened, whether money is safe, what comes next.
 */
export function PaymentNote({ order, nowMs }: { order: Settled; nowMs: number }) {
  const t = useText();
  const money = useMoney();
  const flag = useSearch().get('flag');
  const outcome = paymentOutcome(flag, order, nowMs);
  if (!outcome) return null;
  const [tone, icon] = LOOKS[outcome];
  const kept = order.money ? walletPart(order.money) : 0;
  const isUnpaid = outcome === 'fail' || outcome === 'cancel';
  // What the wallet paid of it stays with the order while the rest can be paid.
  const text =
    isUnpaid && kept > 0
      ? t(`orders.pay.${outcome}Wallet`, { amount: isolate(money.exact(kept)) })
      : t(labelFor(order, `orders.pay.${outcome}`));
  return <Note live="status" tone={tone} icon={icon} text={text} />;
}

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
