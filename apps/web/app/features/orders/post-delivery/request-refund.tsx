import { toFormData } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { listRefundReasons, requestRefund } from '@errand/contract/refunds';
import { isolate } from '@errand/ui/isolate.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { reasonsFor } from './reasons-for.ts';

async function loadReasons(): Promise<string[]> {
  const { refund_reasons: reasons } = await api.call(listRefundReasons, {});
  return reasons.map(({ reason }) => reason);
}

/** Requests a refund of a delivered order. */
export function RequestRefund(props: {
  order: Pick<Order, 'id' | 'order_type' | 'order_amount'>;
  open: boolean;
  onClose: () => void;
}) {
  const { order, open, onClose } = props;
  const t = useText();
  const money = useMoney();
  const { name, load } = reasonsFor(order, 'refund', loadReasons, t);
  return (
    <ReasonDialog
      orderId={order.id}
      open={open}
      onClose={onClose}
      title={t('orders.refund')}
      button={t('orders.refundSend')}
      name={name}
      load={load}
      legend={t('orders.refundTitle')}
      words={t('orders.refundNote')}
      send={({ reason, text, pictures }) =>
        api.call(requestRefund, {
          body: toFormData({
            order_id: order.id,
            customer_reason: reason,
            customer_note: text,
            ...guestField(),
            image: pictures,
          }),
        })
      }
    >
      <p className="text-muted">
        {t('orders.refundText', { amount: isolate(money.exact(order.order_amount)) })}
      </p>
    </ReasonDialog>
  );
}
