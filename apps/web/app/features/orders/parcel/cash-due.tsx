import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { Banknote } from 'lucide-react';

/** The cash that the viewer needs: as receiver at the door, or as sender at the pickup. */
export function CashDue({ order }: { order: Order }) {
  const t = useText();
  const money = useMoney();
  const { viewed_as: viewer, charge_payer: payer, payment_method: method } = order;
  const isPayer =
    (viewer === 'receiver' && payer === 'receiver') || (viewer === 'owner' && payer === 'sender');
  const isDue = isActive(order.order_status) && order.payment_status !== 'paid' && !order.pay_by;
  if (!isPayer || !isDue || !['cash_on_delivery', 'partial_payment'].includes(method)) return null;
  const due = money.exact(order.order_amount - order.partially_paid_amount);
  return (
    <Note
      tone="info"
      icon={Banknote}
      text={t(viewer === 'receiver' ? 'parcel-order.due.receiver' : 'parcel-order.due.sender', {
        amount: isolate(due),
      })}
    />
  );
}
