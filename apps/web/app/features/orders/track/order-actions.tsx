import { toFormData } from '@errand/client/forms/form-data.ts';
import { type TextKey, useText } from '@errand/client/i18n.tsx';
import type { Order, OrderLine } from '@errand/contract/orders';
import { getOrderDetails } from '@errand/contract/orders-track';
import { submitCourierReview, submitItemReview } from '@errand/contract/reviews';
import { isActive } from '@errand/domain/orders';
import { Dialog } from '@errand/ui/dialog.tsx';
import { ActionList, ActionRow } from '@errand/ui/lists/action-list.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { shareAddress } from '@errand/ui/share.ts';
import { toastDone } from '@errand/ui/toast.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleHelp, Receipt, Search, Share2, Star, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ReviewForm, type Written } from '#features/reviews/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { Link } from '#platform/navigation/link.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { labelFor } from '../kind-labels.ts';
import { orderBadge } from '../order-ends.ts';
import { type OrderKey, queryOf } from '../order-key.ts';
import { seesAmounts } from '../parcel/parcel-viewer.ts';
import { ReportProblem } from '../post-delivery/report-problem.tsx';
import { RequestRefund } from '../post-delivery/request-refund.tsx';
import { awaitedStep } from '../prescription/prescription-state.ts';
import { DocumentActions } from '../receipt/order-documents.tsx';
import { receiptPath } from '../receipt/receipt-path.ts';
import './courier.css';
import './order-actions.css';

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
      {seesAmounts(order) && !awaitedStep(order) && (
        <Link className="action-list-row" to={receiptPath(orderKey)}>
          <Receipt size={20} />
          {t('orders.receipt')}
        </Link>
      )}
      <DocumentActions documents={order.documents} />
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

/** Reviews of the items and the courier, by the customer who received the order. */
function RateOrder({ order, open, onClose }: { order: Order; open: boolean; onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const lines = useQuery({
    queryKey: queryKeys.order.lines(order.id, ''),
    queryFn: () => api.call(getOrderDetails, { query: queryOf({ orderId: order.id }) }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: open && order.store !== null,
  });
  // Waits for the items, which would otherwise shift the courier's stars while the customer aims at them.
  const isLoading = order.store !== null && lines.isPending;
  const { delivery_man: courier } = order;

  async function saved({ message }: { message: string }): Promise<void> {
    toastDone(message);
    await Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.order.all(order.id) }),
      client.invalidateQueries({ queryKey: queryKeys.reviews.all }),
    ]);
  }

  const formOf = ({ rating, comment, pictures }: Written, about: Record<string, number>) =>
    toFormData({ order_id: order.id, rating, comment, ...about, ...guestField(), attachment: pictures });

  return (
    <Dialog open={open} onClose={onClose} title={t('reviews.rateTitle')}>
      {isLoading && [0, 1].map((row) => <Skeleton key={row} height="72px" />)}
      {uniqueItems(lines.data ?? []).map((line) => (
        <ReviewForm
          key={line.item_id}
          name={line.item_details.name}
          given={order.reviews.find((review) => review.item_id === line.item_id) ?? null}
          about={
            <span className="rate-order-subject">
              <Tile
                name={line.item_details.name}
                className="size-56"
                src={line.image_full_url}
                art={line.item_details.art}
                width={56}
              />
              <b className="text-label">{line.item_details.name}</b>
            </span>
          }
          send={(written) =>
            api.call(submitItemReview, { body: formOf(written, { item_id: line.item_id }) }).then(saved)
          }
        />
      ))}
      {courier && !isLoading && (
        <ReviewForm
          name={courier.f_name}
          given={order.delivery_man_review}
          about={
            <span className="rate-order-subject">
              <span className="avatar courier-avatar" data-tint="sky">
                {courier.image_full_url && <img src={courier.image_full_url} alt="" width={43} height={43} />}
              </span>
              <span>
                <b className="text-label">{courier.f_name}</b>
                <span className="text-caption rate-order-role">{t('reviews.courier')}</span>
              </span>
            </span>
          }
          send={(written) =>
            api
              .call(submitCourierReview, { body: formOf(written, { delivery_man_id: courier.id }) })
              .then(saved)
          }
        />
      )}
    </Dialog>
  );
}

/** Two lines of the same item get one review. */
function uniqueItems(lines: OrderLine[]): OrderLine[] {
  return lines.filter((line, index) => lines.findIndex((other) => other.item_id === line.item_id) === index);
}
