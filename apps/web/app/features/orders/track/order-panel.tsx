import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { ChevronDown, LifeBuoy, Navigation } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PushOffer } from '#features/notifications/index.ts';
import { CancelOrder } from '../cancel/cancel-order.tsx';
import { MessageStoreButton } from '../components/message-store-button.tsx';
import { OrderAttachments } from '../components/order-attachments.tsx';
import { addressDetails, orderNotes } from '../components/order-notes.ts';
import { StatusTag } from '../components/status-tag.tsx';
import { OrderEdits } from '../edits/order-edits.tsx';
import { OrderAgain } from '../list/order-again.tsx';
import { orderBadge } from '../order-ends.ts';
import type { OrderKey } from '../order-key.ts';
import { awaitsTransfer } from '../payment/awaits-transfer.ts';
import { OfflinePaymentSummary } from '../payment/offline-payment-summary.tsx';
import { PayNow } from '../payment/pay-now.tsx';
import { PaymentNote } from '../payment/payment-note.tsx';
import { TransferArrived } from '../payment/transfer-arrived.tsx';
import { PostDeliveryNotes } from '../post-delivery/post-delivery-notes.tsx';
import { awaitedStep } from '../prescription/prescription-state.ts';
import { RejectedItems } from '../prescription/rejected-items.tsx';
import { Bill } from '../receipt/bill.tsx';
import { directionsTo } from '../status-labels.ts';
import { useOrderLines } from '../use-order-lines.ts';
import { Courier } from './courier.tsx';
import { DemoPace } from './demo-pace.tsx';
import { HandoverCode } from './handover-code.tsx';
import { LastSeen } from './last-seen.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderHeadline } from './order-headline.tsx';
import { OrderSteps } from './order-steps.tsx';
import { ProgressLine } from './progress-line.tsx';
import './order-panel.css';
import '../components/delivery-details.css';

const OfferPanel = lazy(() =>
  import('../prescription/offer-panel.tsx').then((part) => ({ default: part.OfferPanel })),
);

/** Arrival first, then the progress line, courier, steps, order and help. Parcels have a panel of their own. */
export function OrderPanel(props: {
  order: Order;
  orderKey: OrderKey;
  nowMs: number;
  /** Since when no update can arrive; null while they do. */
  silentSinceMs: number | null;
}) {
  const { order, orderKey, nowMs, silentSinceMs } = props;
  const t = useText();
  const running = isActive(order.order_status);
  const isCollected = order.order_type === 'take_away';
  const step = awaitedStep(order);
  return (
    <aside className="order-panel" aria-label={t('orders.panel')}>
      <span className="dialog-grab" aria-hidden="true" />
      <div className="layout-row layout-between">
        <Announced as="span">
          <StatusTag order={order} />
        </Announced>
        <span className="text-caption">
          {t('orders.order')} <bdi dir="ltr">#{order.id}</bdi>
        </span>
      </div>
      <LastSeen sinceMs={silentSinceMs} timeZone={order.time_zone} />
      <OrderHeadline order={order} nowMs={nowMs} />
      <DemoPace order={order} />
      <PaymentNote order={order} nowMs={nowMs} />
      {order.pay_by && order.user_id && <PayNow order={order} />}
      {awaitsTransfer(order) && <OfflinePaymentSummary order={order} />}
      <TransferArrived order={order} />
      {step === 'offered' && order.user_id && (
        <Suspense fallback={<Skeleton height="240px" />}>
          <OfferPanel order={order} orderKey={orderKey} />
        </Suspense>
      )}
      {running && !order.pay_by && !step && <ProgressLine order={order} nowMs={nowMs} />}
      {running && !order.pay_by && order.user_id && <PushOffer />}
      {running && !order.pay_by && !step && isCollected && <Directions order={order} />}
      <OrderEdits order={order} />
      <RejectedItems order={order} />
      <PostDeliveryNotes order={order} />
      {!running && order.details_count > 0 && order.user_id && !order.pay_by && <OrderAgain order={order} />}
      {order.delivery_man && <Courier order={order} courier={order.delivery_man} />}
      {order.otp && running && !step && (
        <HandoverCode
          name={t(isCollected ? 'orders.codePickup' : 'orders.code')}
          help={t(isCollected ? 'orders.codePickupHelp' : 'orders.codeHelp')}
          code={order.otp}
        />
      )}
      {running && <OrderSteps order={order} />}
      {!step && <OrderSummary order={order} orderKey={orderKey} />}
      <DeliveryDetails order={order} />
      <OrderAttachments order={order} />
      <OrderActions order={order} orderKey={orderKey} />
      {!running && <OrderSteps order={order} />}
      <div className="order-panel-actions">
        <CancelOrder order={order} />
        <MessageStoreButton order={order} />
        {running && order.store && (
          <a className="button quiet full" href={`tel:${order.store.phone}`}>
            <LifeBuoy size={20} />
            {t('orders.help')}
          </a>
        )}
      </div>
    </aside>
  );
}

/** Directions to the store, for take-away orders. */
function Directions({ order }: { order: Order }) {
  const t = useText();
  if (!order.store) return null;
  return (
    <a className="button soft full" href={directionsTo(order.store)} target="_blank" rel="noreferrer">
      <Navigation size={20} />
      {t('orders.directions')}
    </a>
  );
}

function OrderSummary({ order, orderKey }: { order: Order; orderKey: OrderKey }) {
  const t = useText();
  const money = useMoney();
  const lines = useOrderLines(order, orderKey);
  return (
    <details className="order-panel-summary">
      <summary className="layout-row layout-between">
        <span className="layout-row order-panel-store">
          <span className="order-panel-pictures">
            {(lines.data ?? []).slice(0, 3).map((line) => (
              <Tile
                name={line.item_details.name}
                key={line.id}
                className="size-40"
                src={line.image_full_url}
                art={line.item_details.art}
                width={40}
              />
            ))}
          </span>
          <span>
            <b className="text-label order-panel-name">{orderBadge(order).name}</b>
            <span className="text-caption">
              {t('orders.items', { count: order.details_count })}
              <span className="text-separator" />{' '}
              <bdi dir="ltr">{money.exact(order.money?.total ?? order.order_amount)}</bdi>
            </span>
          </span>
        </span>
        <ChevronDown size={20} />
      </summary>
      <Bill order={order} lines={lines.data ?? []} />
    </details>
  );
}

/** Contact, door, notes and wishes of an order, for its owner to check. */
export function DeliveryDetails({ order }: { order: Order }) {
  const t = useText();
  if (order.user_id === '') return null;
  const { contact_person_name: name, contact_person_number: number } = order;
  const door = addressDetails(order, t);
  return (
    <dl className="delivery-details" aria-label={t('orders.deliveryDetails')}>
      {name && (
        <div>
          <dt>{t('orders.contact')}</dt>
          <dd>
            <bdi>{name}</bdi>
            {number && <bdi dir="ltr">{number}</bdi>}
          </dd>
        </div>
      )}
      {door.length > 0 && (
        <div>
          <dt>{t('orders.door')}</dt>
          <dd>
            {door.map((part) => (
              <bdi key={part}>{part}</bdi>
            ))}
          </dd>
        </div>
      )}
      {orderNotes(order, t).map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>
            <bdi>{fact.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
