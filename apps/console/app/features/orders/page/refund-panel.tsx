import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useState } from 'react';
import { Amount, positiveAmount } from '#blocks/formatted/formatted.tsx';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';
import { RefundDialog } from '../refund/refund-dialog.tsx';

/** The refunds of the order: the request, every outcome with their sum, and the dialog to make one. */
export function RefundPanel({ order }: { order: OrderDetails }) {
  const t = useText();
  const may = useMay();
  const money = useMoney();
  const dates = useDates();
  const [isOpen, setOpen] = useState(false);
  const { refunds, refunded_minor: sum, refundable } = order;
  const canRefund = refundable !== null && may('orders.refund');
  if (refunds.length === 0 && !canRefund) return null;
  const asked = refunds.find(({ status }) => status === 'requested');
  const approved = refunds.filter(({ status }) => status === 'approved');
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
      {asked && (
        <Note
          text={asked.owed ? t('orders.refundOwed') : t('orders.refundAsked', { reason: asked.reason })}
        />
      )}
      {refunds.some(({ status }) => status === 'refused') && (
        <p>{t('orders.status.refund_request_canceled')}</p>
      )}
      {approved.length > 1 && <Facts facts={[[t('orders.refundSum'), <Amount key="sum" minor={sum} />]]} />}
      {approved.map((refund) => (
        <section key={refund.id} aria-label={dates.dateTime(refund.decided_at ?? refund.created_at)}>
          {approved.length > 1 && (
            <h3 className="text-caption">{dates.dateTime(refund.decided_at ?? refund.created_at)}</h3>
          )}
          <Outcome refund={refund} />
        </section>
      ))}
      {canRefund && approved.length > 0 && (
        <p className="text-caption">
          {t('orders.refundLeft', { amount: isolate(money(refundable.total_minor)) })}
        </p>
      )}
      {canRefund && <RefundDialog order={order} open={isOpen} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function Outcome({ refund }: { refund: OrderDetails['refunds'][number] }) {
  const t = useText();
  return (
    <Facts
      facts={[
        [t('orders.refundDone'), positiveAmount(refund.amount_minor)],
        [t('orders.toProvider'), positiveAmount(refund.provider_minor)],
        [t('orders.toWallet'), positiveAmount(refund.wallet_minor)],
        [t('orders.byHand'), positiveAmount(refund.by_hand_minor)],
        [t('orders.reason'), refund.admin_note],
      ]}
    />
  );
}
