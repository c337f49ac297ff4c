import { useText } from '@errand/client/i18n.tsx';
import { useSessionStorage } from '@errand/client/storage.ts';
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
import { useLastSeenText } from '../track/last-seen.tsx';
import { ProgressLine } from '../track/progress-line.tsx';
import { useLiveOrder } from '../track/use-live-order.ts';
import { useNow } from '../track/use-now.ts';
import { useRunningOrders } from './use-running-orders.ts';
import './running-order-bar.css';

const DISMISSED = 'running-orders-dismissed';

/** The visitor's orders under way, above the lower edge; live, and dismissible for the visit. */
export function RunningOrderBar() {
  const { data: orders = [] } = useRunningOrders();
  const [dismissed, setDismissed] = useSessionStorage(DISMISSED, idsOf);
  const shown = orders.filter(({ id }) => !dismissed?.includes(id));
  const [first] = shown;
  if (!first) return null;
  return (
    <Live
      key={first.id}
      order={first}
      more={shown.length - 1}
      onDismiss={() => setDismissed([...(dismissed ?? []), ...shown.map(({ id }) => id)])}
    />
  );
}

function Live({ order, more, onDismiss }: { order: Order; more: number; onDismiss: () => void }) {
  const t = useText();
  const nowMs = useNow();
  const { query, silentSinceMs } = useLiveOrder({ orderId: order.id });
  return (
    <section className="running-order" data-bottom-bar aria-label={t('orders.underWay')}>
      <RunningOrder
        order={query.data ?? order}
        more={more}
        nowMs={nowMs}
        silentSinceMs={silentSinceMs}
        onDismiss={onDismiss}
      />
    </section>
  );
}

function idsOf(stored: unknown): number[] | null {
  return Array.isArray(stored) ? stored.filter(Number.isInteger) : null;
}

/** "Box to Omar Nasser". */
function parcelNames(order: Order) {
  const name = isolateAny(order.receiver_details?.contact_person_name ?? '');
  return { category: orderBadge(order).name, name };
}

/** One order in the bar, with a link to its page; with several, to the list of them. */
export function RunningOrder(props: {
  order: Order;
  more: number;
  nowMs: number;
  /** Since when no update can arrive; null while they do. */
  silentSinceMs?: number | null;
  onDismiss: () => void;
}) {
  const { order, more, nowMs, silentSinceMs = null, onDismiss } = props;
  const lastSeen = useLastSeenText(order.time_zone)(silentSinceMs);
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
          <span>{lastSeen ?? t(statusLabel(order))}</span>
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
