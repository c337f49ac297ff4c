import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';
import { RefundDialog } from '../refund/refund-dialog.tsx';

/** The refund of the order: its request, its outcome, and the dialog to make one. */
export function RefundPanel({ order }: { order: OrderDetails }) {
  const t = useText();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { refund, refundable } = order;
  const canRefund = refundable !== null && may('orders.refund');
  if (!refund && !canRefund) return null;
  return (
    <Panel
      title={t('orders.refund')}
      actions={
        canRefund && (
          <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
            {t('orders.refund')}
          </Button>
        )
      }
    >
      {refund?.status === 'requested' && (
        <p className="note">{t('orders.refundAsked', { reason: refund.reason })}</p>
      )}
      {refund?.status === 'approved' && <Outcome refund={refund} />}
      {refund?.status === 'refused' && <p>{t('orders.status.refund_request_canceled')}</p>}
      {!refund && <p className="text-caption">{t('orders.refundOnce')}</p>}
      {canRefund && <RefundDialog order={order} open={isOpen} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function Outcome({ refund }: { refund: NonNullable<OrderDetails['refund']> }) {
  const t = useText();
  const money = useMoney();
  const amount = (minor: number) => (minor > 0 ? <bdi dir="ltr">{money(minor)}</bdi> : null);
  return (
    <Facts
      facts={[
        [t('orders.refundDone'), amount(refund.amount_minor)],
        [t('orders.toProvider'), amount(refund.provider_minor)],
        [t('orders.toWallet'), amount(refund.wallet_minor)],
        [t('orders.byHand'), amount(refund.by_hand_minor)],
        [t('orders.reason'), refund.admin_note],
      ]}
    />
  );
}
