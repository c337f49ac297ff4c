import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';
import { isolate } from '@errand/ui/isolate.ts';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { ZoneNote } from '#platform/zone-note.tsx';
import { labelFor } from '../kind-labels.ts';
import { orderDestination, orderOrigin } from '../order-ends.ts';
import { PrescriptionHeadline } from '../prescription/prescription-headline.tsx';
import { awaitedStep } from '../prescription/prescription-state.ts';
import { ReturnedMoney } from '../receipt/returned-money.tsx';
import { isCanceled, isReady } from '../status-labels.ts';
import { arrivalOf } from '../times/arrival.ts';
import { ArrivalText } from '../times/arrival-text.tsx';
import { useOrderTimes } from '../times/use-order-times.ts';
import './order-headline.css';

/** The arrival estimate, the payment deadline, or what happens to its prescription. The status beside it is what is announced. */
export function OrderHeadline({ order, nowMs }: { order: Order; nowMs: number }) {
  const step = awaitedStep(order);
  if (step) return <PrescriptionHeadline order={order} step={step} />;
  return order.pay_by ? (
    <PaymentHeadline order={order} payBy={order.pay_by} nowMs={nowMs} />
  ) : (
    <ArrivalHeadline order={order} nowMs={nowMs} />
  );
}

/** The deadline of an unpaid order, which the store has not received yet. */
export function PaymentHeadline({ order, payBy, nowMs }: { order: Order; payBy: string; nowMs: number }) {
  const t = useText();
  const { clock } = useOrderTimes(order.time_zone);
  const minutes = Math.ceil((Date.parse(payBy) - nowMs) / 60_000);
  return (
    <div>
      <h1 className="text-h1">{t('orders.pay.waiting')}</h1>
      <p className="text-muted">
        {minutes > 0 ? (
          <>
            {t(labelFor(order, 'orders.pay.left'), { minutes })} <bdi dir="ltr">{clock(payBy)}</bdi>
          </>
        ) : (
          t('orders.pay.over')
        )}
      </p>
      <ZoneNote timeZone={order.time_zone} at={order.created_at} />
    </div>
  );
}

function ArrivalHeadline({ order, nowMs }: { order: Order; nowMs: number }) {
  const t = useText();
  const money = useMoney();
  const times = useOrderTimes(order.time_zone);
  const arrival = arrivalOf(order, nowMs);
  const ended = !isActive(order.order_status);
  const place = orderDestination(order)?.address ?? orderOrigin(order)?.address;
  const isLate = !ended && !isReady(order) && (order.is_late || arrival.kind === 'longer');
  useAnnouncement(isLate ? t('orders.late') : '');
  return (
    <div>
      <h1 className="text-h1">
        <ArrivalText order={order} nowMs={nowMs} />
      </h1>
      <p className="text-muted">
        {arrival.kind === 'slot' && (
          <>
            {t(order.order_type === 'take_away' ? 'orders.slotPickup' : 'orders.slotDelivery')}
            {t('ui.comma')}{' '}
          </>
        )}
        {(arrival.kind === 'minutes' || arrival.kind === 'now') &&
          order.expected_from &&
          order.expected_to && (
            <>
              {t('orders.expected')}{' '}
              <Remaining from={order.expected_from} to={order.expected_to} {...{ times, nowMs }} />
              {t('ui.comma')}{' '}
            </>
          )}
        {ended && order.delivered ? (
          <>
            {times.day(order.delivered, nowMs)}
            {t('ui.comma')} <bdi dir="ltr">{times.clock(order.delivered)}</bdi>
            {t('ui.comma')}{' '}
          </>
        ) : null}
        <bdi className="order-headline-place">{place}</bdi>
      </p>
      <ZoneNote timeZone={order.time_zone} at={order.created_at} />
      {isLate && <Note tone="warn" text={t('orders.late')} className="order-headline-late" />}
      {isCanceled(order) && (
        <Note className="order-headline-ended">
          {order.canceled_by !== 'customer' && order.cancellation_reason && (
            <>
              {t('orders.canceledReason')} <bdi>{order.cancellation_reason}</bdi>
              <br />
            </>
          )}
          {order.cancellation_fee > 0 &&
            `${t('orders.canceledFee', { amount: isolate(money.exact(order.cancellation_fee)) })} `}
          <ReturnedMoney order={order} nothing={t('orders.canceledNote')} />
        </Note>
      )}
    </div>
  );
}

/** "12:40 to 12:50", or only the end once the window has begun or when both are the same minute. */
export function Remaining(props: {
  from: string;
  to: string;
  times: ReturnType<typeof useOrderTimes>;
  nowMs: number;
}) {
  const { from, to, times, nowMs } = props;
  const isBegun = Date.parse(from) <= nowMs || times.clock(from) === times.clock(to);
  return isBegun ? <bdi dir="ltr">{times.clock(to)}</bdi> : times.span(from, to);
}
