import { toFormData } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { getOrderDetails } from '@errand/contract/orders-track';
import { listRefundReasons, requestRefund } from '@errand/contract/refunds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { queryOf } from '../order-key.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { reasonsFor } from './reasons-for.ts';
import { type ChosenPieces, piecesOf, RefundChoice, type RefundedOrder } from './refund-choice.tsx';

async function loadReasons(): Promise<string[]> {
  const { refund_reasons: reasons } = await api.call(listRefundReasons, {});
  return reasons.map(({ reason }) => reason);
}

/** Requests a refund of a delivered order. */
export function RequestRefund(props: {
  order: Pick<Order, 'id' | 'order_type'> & RefundedOrder;
  open: boolean;
  onClose: () => void;
}) {
  const { order, open, onClose } = props;
  const t = useText();
  const [chosen, setChosen] = useState<ChosenPieces>(null);
  const { data: lines = [] } = useQuery({
    queryKey: queryKeys.order.lines(order.id, ''),
    queryFn: () => api.call(getOrderDetails, { query: queryOf({ orderId: order.id }) }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: open && order.order_type !== 'trip' && order.order_type !== 'parcel',
  });
  const pieces = chosen && piecesOf(chosen);
  const { name, load } = reasonsFor(order, 'refund', loadReasons, t);
  return (
    <ReasonDialog
      orderId={order.id}
      open={open}
      onClose={onClose}
      title={t('orders.refund')}
      button={t('orders.refundSend')}
      disabled={pieces?.length === 0}
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
            ...(pieces && {
              lines: JSON.stringify(pieces.map(({ lineId, quantity }) => ({ line_id: lineId, quantity }))),
            }),
            ...guestField(),
            image: pictures,
          }),
        })
      }
    >
      <RefundChoice order={order} lines={lines} chosen={chosen} onChange={setChosen} />
    </ReasonDialog>
  );
}
