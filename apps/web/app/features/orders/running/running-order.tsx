import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { X } from 'lucide-react';
import { Link } from '#platform/navigation/link.tsx';
import { orderBadge } from '../order-ends.ts';
import { statusLabel } from '../status-labels.ts';
import { ArrivalText } from '../times/arrival-text.tsx';
import { ProgressLine } from '../track/progress-line.tsx';
import './running-order.css';

/** "Box to Omar Nasser". */
function parcelNames(order: Order) {
  const name = isolateAny(order.receiver_details?.contact_person_name ?? '');
  return { category: orderBadge(order).name, name };
}

/** One order in the bar, with a link to its page; with several, to the list of them. */
export function RunningOrder(props: { order: Order; more: number; nowMs: number; onDismiss: () => void }) {
  const { order, more, nowMs, onDismiss } = props;
  const t = useText();
  const badge = orderBadge(order);
  useAnnouncement(`${badge.name}: ${t(statusLabel(order))}`);
  const to = more > 0 ? '/my-orders' : `/track-order?order_id=${order.id}`;
  return (
    <>
      <Tile name={badge.name} className="size-48 round" src={badge.picture} art={badge.art} width={48} />
      <div className="running-order-main">
        <Link className="text-title text-clip card-link" to={to}>
          {order.pay_by ? t('orders.pay.waiting') : <ArrivalText order={order} nowMs={nowMs} />}
        </Link>
        <p className="text-meta text-clip">
          <span>{t(statusLabel(order))}</span>
          <span className="text-separator" />{' '}
          <bdi>{order.receiver_details ? t('parcel-order.to', parcelNames(order)) : badge.name}</bdi>
          {more > 0 && (
            <>
              <span className="text-separator" /> {t('orders.moreUnderWay', { count: more })}
            </>
          )}
        </p>
        {isActive(order.order_status) && !order.pay_by && <ProgressLine order={order} nowMs={nowMs} />}
      </div>
      <IconButton label={t('orders.hideUnderWay')} className="running-order-close" onClick={onDismiss}>
        <X size={20} />
      </IconButton>
    </>
  );
}
