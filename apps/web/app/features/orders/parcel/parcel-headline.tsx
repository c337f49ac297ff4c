import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { ZoneNote } from '#platform/zone-note.tsx';
import { ReturnedMoney } from '../receipt/returned-money.tsx';
import { isCanceled } from '../status-labels.ts';
import { arrivalOf } from '../times/arrival.ts';
import { ArrivalText } from '../times/arrival-text.tsx';
import { useOrderTimes } from '../times/use-order-times.ts';
import { Remaining } from '../track/order-headline.tsx';
import { isBeingReturned } from './parcel-status.ts';
import '../track/order-headline.css';

/** When a parcel arrives or is picked up, and where it goes; once it has ended, how and when. */
export function ParcelHeadline({ order, nowMs }: { order: Order; nowMs: number }) {
  const t = useText();
  const times = useOrderTimes(order.time_zone);
  const arrival = arrivalOf(order, nowMs);
  const isRunning = isActive(order.order_status);
  const endedAt = order.returned ?? order.canceled ?? order.delivered;
  const place = isRunning || order.delivered ? order.receiver_details?.address : null;
  const isNoted = isCanceled(order) && !order.returned && !isBeingReturned(order);
  const isLate = isRunning && (order.is_late || arrival.kind === 'longer');
  useAnnouncement(isLate ? t('parcel-order.late') : '');
  return (
    <div>
      <h1 className="text-h1">
        <ArrivalText order={order} nowMs={nowMs} />
      </h1>
      <p className="text-muted">
        {arrival.kind === 'slot' && <span className="parcel-headline-line">{t('parcel-order.slot')}</span>}
        {(arrival.kind === 'minutes' || arrival.kind === 'now') &&
          order.expected_from &&
          order.expected_to && (
            <span className="parcel-headline-line">
              {t('orders.expected')}{' '}
              <Remaining from={order.expected_from} to={order.expected_to} {...{ times, nowMs }} />
            </span>
          )}
        {!isRunning && endedAt && (
          <span className="parcel-headline-line">
            {times.day(endedAt, nowMs)}
            {t('ui.comma')} <bdi dir="ltr">{times.clock(endedAt)}</bdi>
          </span>
        )}
        {place && (
          <span className="parcel-headline-line">
            {t('parcel-order.toPlace')} <bdi>{place}</bdi>
          </span>
        )}
      </p>
      <ZoneNote timeZone={order.time_zone} at={order.created_at} />
      {isLate && <Note tone="warn" text={t('parcel-order.late')} className="order-headline-late" />}
      {isNoted && order.viewed_as === 'receiver' && (
        <Note text={t('parcel-order.canceledReceiver')} className="order-headline-ended" />
      )}
      {isNoted && order.viewed_as === 'owner' && (
        <Note className="order-headline-ended">
          <ReturnedMoney order={order} nothing={t('parcel-order.canceledFree')} />
        </Note>
      )}
    </div>
  );
}
