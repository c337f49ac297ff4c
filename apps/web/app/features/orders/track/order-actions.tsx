import { type TextKey, useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';
import { ActionList, ActionRow } from '@errand/ui/lists/action-list.tsx';
import { shareAddress } from '@errand/ui/share.ts';
import { CircleHelp, Receipt, Search, Share2, Star, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import { labelFor } from '../kind-labels.ts';
import { orderBadge } from '../order-ends.ts';
import type { OrderKey } from '../order-key.ts';
import { seesAmounts } from '../parcel/parcel-viewer.ts';
import { RateOrder } from '../post-delivery/rate-order.tsx';
import { ReportProblem } from '../post-delivery/report-problem.tsx';
import { RequestRefund } from '../post-delivery/request-refund.tsx';
import { receiptPath } from '../receipt/receipt-path.ts';

type Open = 'rate' | 'refund' | 'report' | null;

/** Further actions on the order, one per row; most are only for its owner. */
export function OrderActions({ order, orderKey }: { order: Order; orderKey: OrderKey }) {
  const t = useText();
  const text = (key: TextKey, values?: Record<string, string>) => t(labelFor(order, key), values);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { tracking_link: link } = order;
  const isOwner = order.user_id !== '';
  const answered = order.report === null || order.report.answer !== null;
  return (
    <ActionList>
      {order.reviewable && (
        <ActionRow icon={<Star size={20} />} onPress={() => setOpen('rate')}>
          {text('reviews.rate')}
        </ActionRow>
      )}
      {seesAmounts(order) && (
        <Link className="action-list-row" to={receiptPath(orderKey)}>
          <Receipt size={20} />
          {t('orders.receipt')}
        </Link>
      )}
      {link && (
        <ActionRow
          icon={<Share2 size={20} />}
          onPress={() =>
            shareAddress(
              new URL(link, window.location.origin).href,
              text('orders.shareTitle', { id: `#${order.id}`, store: orderBadge(order).name }),
              text('orders.shareCopied'),
            )
          }
        >
          {text('orders.share')}
        </ActionRow>
      )}
      {order.refundable && (
        <ActionRow icon={<Undo2 size={20} />} onPress={() => setOpen('refund')}>
          {t('orders.refund')}
        </ActionRow>
      )}
      {isOwner && answered && (
        <ActionRow icon={<CircleHelp size={20} />} onPress={() => setOpen('report')}>
          {t('orders.report')}
        </ActionRow>
      )}
      {isActive(order.order_status) && isOwner && (
        <Link className="action-list-row" to="/track-order?find=order">
          <Search size={20} />
          {text('orders.findOther')}
        </Link>
      )}
      {isOwner && (
        <>
          <RateOrder order={order} open={open === 'rate'} onClose={close} />
          <RequestRefund order={order} open={open === 'refund'} onClose={close} />
          <ReportProblem order={order} open={open === 'report'} onClose={close} />
        </>
      )}
    </ActionList>
  );
}
