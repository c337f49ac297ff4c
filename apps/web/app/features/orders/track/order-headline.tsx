import { useText } from '@errand/client/i18n.tsx';
import { useDates } from '@errand/client/use-dates.ts';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';
import { isReady, minutesLeft, statusLabel } from '../status-labels.ts';
import './order-headline.css';

/** The arrival estimate, or the payment deadline; announced politely on every change. */
export function OrderHeadline({ order, nowMs }: { order: Order; nowMs: number }) {
  return order.pay_by ? (
    <PaymentHeadline payBy={order.pay_by} nowMs={nowMs} />
  ) : (
    <ArrivalHeadline order={order} nowMs={nowMs} />
  );
}

/** The deadline of an unpaid order, which the store has not received yet. */
function PaymentHeadline({ payBy, nowMs }: { payBy: string; nowMs: number }) {
  const t = useText();
  const { clock } = useDates();
  const minutes = Math.ceil((Date.parse(payBy) - nowMs) / 60_000);
  return (
    <div>
      <h1 className="text-h1" aria-live="polite">
        {t('orders.pay.waiting')}
      </h1>
      <p className="text-muted">
        {minutes > 0 ? (
          <>
            {t('orders.pay.left', { minutes })} <bdi dir="ltr">{clock(payBy)}</bdi>
          </>
        ) : (
          t('orders.pay.over')
        )}
      </p>
    </div>
  );
}

function ArrivalHeadline({ order, nowMs }: { order: Order; nowMs: number }) {
  const t = useText();
  const { day, clock } = useDates();
  const minutes = minutesLeft(order, nowMs);
  const ended = !isActive(order.order_status);
  const place = order.delivery_address?.address ?? order.store.address;
  return (
    <div>
      <h1 className="text-h1" aria-live="polite">
        {ended || !order.expected_to
          ? t(statusLabel(order))
          : minutes === null
            ? t('orders.takesLonger')
            : t(order.order_type === 'take_away' ? 'orders.readyIn' : 'orders.arrivingIn', { minutes })}
      </h1>
      <p className="text-muted">
        {!ended && order.expected_from && order.expected_to && minutes !== null && (
          <>
            {t('orders.expected')}{' '}
            <bdi dir="ltr">{windowText(order.expected_from, order.expected_to, nowMs, clock)}</bdi>
            {t('ui.comma')}{' '}
          </>
        )}
        {ended && order.delivered ? (
          <>
            {day(order.delivered, nowMs)}
            {t('ui.comma')} <bdi dir="ltr">{clock(order.delivered)}</bdi>
            {t('ui.comma')}{' '}
          </>
        ) : null}
        <bdi className="order-headline-place">{place}</bdi>
      </p>
      {!ended && !isReady(order) && (order.is_late || minutes === null) && (
        <p className="note warn order-headline-late" role="status">
          {t('orders.late')}
        </p>
      )}
      {order.order_status === 'canceled' && (
        <p className="note order-headline-ended">
          {t(order.payment_status === 'unpaid' ? 'orders.canceledNote' : 'orders.canceledPaid')}
        </p>
      )}
    </div>
  );
}

/** "12:40 – 12:50", or only the end once the window has begun or when both are the same minute. */
function windowText(from: string, to: string, nowMs: number, clock: (iso: string) => string): string {
  const [first, last] = [clock(from), clock(to)];
  return Date.parse(from) <= nowMs || first === last ? last : `${first} – ${last}`;
}
