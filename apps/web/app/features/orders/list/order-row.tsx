import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { ArrowRight } from 'lucide-react';
import { StatusTag } from '../components/status-tag.tsx';
import { orderBadge } from '../order-ends.ts';
import { Repeat } from '../parcel/send-again.tsx';
import { awaitedStep } from '../prescription/prescription-state.ts';
import { InvoiceLink } from '../receipt/order-documents.tsx';
import { arrivalOf } from '../times/arrival.ts';
import { useOrderTimes } from '../times/use-order-times.ts';
import { useNow } from '../track/use-now.ts';
import { OrderAgain } from './order-again.tsx';
import './order-row.css';

const NOW_EVERY_MS = 60_000;

/** States of the money that the total alone would hide. */
const MONEY_SHOWN = ['nothing', 'part_returned', 'returned', 'written_off'] as const;

/** An order in a list: store, or category and route of a parcel, status, total and link. */
export function OrderRow({ order }: { order: Order }) {
  const t = useText();
  const badge = orderBadge(order);
  const money = useMoney();
  const times = useOrderTimes(order.time_zone);
  const nowMs = useNow(NOW_EVERY_MS);
  const running = isActive(order.order_status);
  const arrival = arrivalOf(order, nowMs);
  const step = awaitedStep(order);
  const shown = MONEY_SHOWN.find((state) => state === order.money?.state);
  return (
    <article className="order-row">
      <Tile name={badge.name} className="size-88" src={badge.picture} art={badge.art} width={88} />
      <div className="order-row-main">
        <div className="layout-row order-row-name">
          <b className="text-title">{badge.name}</b>
          <StatusTag order={order} />
        </div>
        {order.store ? (
          <p className="text-meta text-clip">
            {step === 'reading' ? t('orders.rx.unpriced') : t('orders.items', { count: order.details_count })}
          </p>
        ) : (
          <ParcelRoute order={order} />
        )}
        <p className="text-caption">
          {order.pay_by ? (
            t('orders.pay.waiting')
          ) : step === 'offered' ? (
            t('orders.rx.answerNow')
          ) : arrival.kind === 'slot' ? (
            <>
              {order.order_type === 'parcel' && `${t('parcel-order.slot')}${t('ui.comma')} `}
              {times.window(arrival.from, arrival.to, nowMs)}
            </>
          ) : running && order.expected_to ? (
            <>
              {t(order.order_type === 'take_away' ? 'orders.readyAround' : 'orders.arrivingAround')}{' '}
              <bdi dir="ltr">{times.clock(order.expected_to)}</bdi>
            </>
          ) : (
            times.weekday(order.created_at)
          )}
          <span className="text-separator" /> <bdi dir="ltr">#{order.id}</bdi>
        </p>
      </div>
      <div className="order-row-end">
        <span className="price">
          {step !== 'reading' && (
            <b>
              <bdi dir="ltr">{money.exact(order.money?.total ?? order.order_amount)}</bdi>
            </b>
          )}
          {shown && (
            <span className="text-caption">
              {t(isOwedByHand(order) ? 'orders.money.byHand' : `orders.money.state.${shown}`)}
            </span>
          )}
        </span>
        <div className="order-row-actions">
          <ButtonLink
            variant={running ? 'primary' : 'ghost'}
            size="sm"
            to={`/track-order?order_id=${order.id}`}
          >
            {t(order.pay_by ? 'orders.pay.now' : running ? 'orders.track' : 'orders.view')}
          </ButtonLink>
          <InvoiceLink order={order} />
          {!running && order.store && order.details_count > 0 && <OrderAgain order={order} small />}
          {!running && order.parcel && (
            <Repeat order={order} swap={0} small>
              {t('parcel-order.again')}
            </Repeat>
          )}
        </div>
      </div>
    </article>
  );
}

/** Whether staff still have to pay some of its money back by hand. */
function isOwedByHand({ money }: Pick<Order, 'money'>): boolean {
  return money?.returned.some(({ to, pending }) => to === 'hand' && pending) ?? false;
}

/** The route of a parcel in one line: from the sender's address to the receiver's. */
function ParcelRoute({ order }: { order: Pick<Order, 'delivery_address' | 'receiver_details'> }) {
  const t = useText();
  const from = order.delivery_address?.address;
  const to = order.receiver_details?.address;
  if (!from || !to) return null;
  return (
    <p className="parcel-route text-meta">
      <span className="sr-only">{t('parcel-order.route', { from, to })}</span>
      <span className="parcel-route-ends" aria-hidden="true">
        <bdi className="text-clip">{from}</bdi>
        <ArrowRight className="mirror-rtl" size={16} />
        <bdi className="text-clip">{to}</bdi>
      </span>
    </p>
  );
}
