import type { Order } from '@errand/contract/orders';
import { useText } from '#platform/i18n/index.ts';
import { minutesLeft, statusText } from '../order-words.ts';
import { useClock } from '../use-clock-text.ts';

const ENDED = ['delivered', 'canceled', 'failed', 'refunded', 'returned'];

/** The one thing a waiting person wants to know; spoken politely whenever it changes. */
export function OrderHeadline({ order, nowMs }: { order: Order; nowMs: number }) {
  const t = useText();
  const clock = useClock();
  const minutes = minutesLeft(order, nowMs);
  const ended = ENDED.includes(order.order_status);
  const place = order.delivery_address?.address ?? order.store.address;
  return (
    <div>
      <h1 className="h1" aria-live="polite">
        {ended || minutes === null
          ? t(
              order.order_status === 'delivered' && order.order_type === 'take_away'
                ? 'orders.collected'
                : statusText(order.order_status),
            )
          : t(order.order_type === 'take_away' ? 'orders.readyIn' : 'orders.arrivingIn', { minutes })}
      </h1>
      <p className="muted">
        {!ended && order.expected_to && (
          <>
            {t('orders.around')} <bdi dir="ltr">{clock(order.expected_to)}</bdi>
            {t('ui.comma')}{' '}
          </>
        )}
        {ended && order.delivered ? (
          <>
            {t('orders.at')} <bdi dir="ltr">{clock(order.delivered)}</bdi>
            {t('ui.comma')}{' '}
          </>
        ) : null}
        <bdi>{place}</bdi>
      </p>
      {order.order_status === 'canceled' && <p className="note">{t('orders.canceledNote')}</p>}
    </div>
  );
}
