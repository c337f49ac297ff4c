import { getOrderDetails, type Order } from '@errand/contract/orders';
import { isRunning } from '@errand/domain/orders';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, LifeBuoy, Phone } from 'lucide-react';
import { api } from '#platform/api/browser-client.ts';
import { useText } from '#platform/i18n/index.ts';
import { useMoney } from '#platform/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Rating } from '#ui/rating.tsx';
import { StaticPicture } from '#ui/static-picture.tsx';
import { Tile } from '#ui/tile.tsx';
import { type OrderKey, queryOf } from '../order-stream.ts';
import { orderProgress } from '../order-words.ts';
import { AfterNotes } from './after-notes.tsx';
import { Bill } from './bill.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OfflineTold } from './offline-told.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderHeadline } from './order-headline.tsx';
import { OrderSteps } from './order-steps.tsx';
import { PayNow } from './pay-now.tsx';
import { PaymentNote } from './payment-note.tsx';
import { StatusTag } from './status-tag.tsx';

/** Arrival first, then the line, the courier, the steps, the order and help. */
export function OrderPanel({ order, orderKey, nowMs }: { order: Order; orderKey: OrderKey; nowMs: number }) {
  const t = useText();
  const running = isRunning(order.order_status);
  return (
    <aside className="tpanel" aria-label={t('orders.panel')}>
      <span className="grab" aria-hidden="true" />
      <div className="row between">
        <StatusTag status={order.order_status} />
        <span className="cap">
          {t('orders.order')} <bdi dir="ltr">#{order.id}</bdi>
        </span>
      </div>
      <OrderHeadline order={order} nowMs={nowMs} />
      <PaymentNote order={order} nowMs={nowMs} />
      {order.pay_by && order.user_id && <PayNow order={order} />}
      {running && awaitsTransfer(order) && <OfflineTold order={order} />}
      {running && !order.pay_by && <Line share={orderProgress(order, nowMs)} />}
      {order.delivery_man && <Courier courier={order.delivery_man} />}
      {order.otp && running && <DeliveryCode code={order.otp} />}
      <AfterNotes order={order} />
      <OrderSteps order={order} />
      <OrderSummary order={order} orderKey={orderKey} />
      <OrderActions order={order} orderKey={orderKey} />
      <div className="tways">
        {order.cancelable && <CancelOrder order={order} />}
        {running ? (
          <a className="btn quiet full" href={`tel:${order.store.phone}`}>
            <LifeBuoy size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('orders.help')}
          </a>
        ) : (
          <>
            {order.user_id && <OrderAgain order={order} />}
            <ButtonLink variant="soft" full to="/home">
              {t('orders.orderMore')}
            </ButtonLink>
          </>
        )}
      </div>
    </aside>
  );
}

/** What the courier asks for at the door. */
function DeliveryCode({ code }: { code: string }) {
  const t = useText();
  return (
    <div className="otp-code">
      <span>
        <b className="label">{t('orders.code')}</b>
        <span className="cap">{t('orders.codeHelp')}</span>
      </span>
      <bdi dir="ltr">{code}</bdi>
    </div>
  );
}

function awaitsTransfer(order: Order): boolean {
  return (
    order.payment_method === 'offline_payment' && order.payment_status === 'unpaid' && order.user_id !== ''
  );
}

/** The line there, with the scooter on it. */
function Line({ share }: { share: number }) {
  const t = useText();
  return (
    <div className="free" style={{ '--p': share } as React.CSSProperties}>
      <div
        className="trk"
        role="progressbar"
        aria-label={t('orders.progress')}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i />
        <StaticPicture name="motor-scooter" width={38} className="em" eager />
      </div>
    </div>
  );
}

function Courier({ courier }: { courier: NonNullable<Order['delivery_man']> }) {
  const t = useText();
  const label = t('stores.rated', { average: courier.avg_rating.toFixed(1), count: courier.rating_count });
  return (
    <div className="courier">
      <span className="avatar courier-face" data-tint="sky">
        {courier.image_full_url && <img src={courier.image_full_url} alt="" width={43} height={43} />}
      </span>
      <span className="courier-who">
        <b className="title">{courier.f_name}</b>
        <span className="row meta">
          <Rating average={courier.avg_rating} count={courier.rating_count} label={label} />
          <span>{courier.vehicle}</span>
        </span>
      </span>
      <a
        className="ibtn fill"
        href={`tel:${courier.phone}`}
        aria-label={t('orders.call', { name: courier.f_name })}
      >
        <Phone size={22} strokeWidth={1.75} aria-hidden="true" />
      </a>
    </div>
  );
}

function OrderSummary({ order, orderKey }: { order: Order; orderKey: OrderKey }) {
  const t = useText();
  const money = useMoney();
  const lines = useQuery({
    queryKey: ['order-lines', order.id, orderKey.contactNumber ?? orderKey.key ?? ''],
    queryFn: () => api.call(getOrderDetails, { query: queryOf(orderKey) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <details className="tsum">
      <summary className="row between">
        <span className="row tsum-store">
          <span className="stackpics">
            {(lines.data ?? []).slice(0, 3).map((line) => (
              <Tile
                key={line.id}
                className="s40"
                src={line.image_full_url}
                art={line.item_details.art}
                width={40}
              />
            ))}
          </span>
          <span>
            <b className="label tsum-name">{order.store.name}</b>
            <span className="cap">
              {t('orders.items', { count: order.details_count })}
              <span className="dot-sep" />
              <bdi dir="ltr">{money.exact(order.order_amount)}</bdi>
            </span>
          </span>
        </span>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <Bill order={order} lines={lines.data ?? []} />
    </details>
  );
}
