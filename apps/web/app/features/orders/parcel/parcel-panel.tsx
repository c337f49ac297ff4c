import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { Announced } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { shareAddress } from '@errand/ui/share.ts';
import { Banknote, ChevronDown, House, Package, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { PushOffer } from '#features/notifications/index.ts';
import { StatusTag } from '../components/status-tag.tsx';
import { orderBadge } from '../order-ends.ts';
import type { OrderKey } from '../order-key.ts';
import { awaitsTransfer } from '../payment/awaits-transfer.ts';
import { OfflinePaymentSummary } from '../payment/offline-payment-summary.tsx';
import { PayNow } from '../payment/pay-now.tsx';
import { PaymentNote } from '../payment/payment-note.tsx';
import { TransferArrived } from '../payment/transfer-arrived.tsx';
import { PostDeliveryNotes } from '../post-delivery/post-delivery-notes.tsx';
import { Courier } from '../track/courier.tsx';
import { DemoPace } from '../track/demo-pace.tsx';
import { HandoverCode } from '../track/handover-code.tsx';
import { LastSeen } from '../track/last-seen.tsx';
import { OrderActions } from '../track/order-actions.tsx';
import { PaymentHeadline } from '../track/order-headline.tsx';
import { OrderSteps } from '../track/order-steps.tsx';
import { ProgressLine } from '../track/progress-line.tsx';
import { CancelParcel } from './cancel/cancel-parcel.tsx';
import { ParcelReturn } from './cancel/parcel-return.tsx';
import { endsOf } from './ends-of.ts';
import { ParcelFacts } from './parcel-facts.tsx';
import { ParcelHeadline } from './parcel-headline.tsx';
import { seesAmounts, seesCode } from './parcel-viewer.ts';
import { PlaceLines } from './place-lines.tsx';
import { ParcelBill } from './receipt/parcel-bill.tsx';
import { SendAgain } from './send-again.tsx';
import { useMeasure } from './use-measure.ts';
import '../track/order-panel.css';
import './parcel-panel.css';

/** The panel of a parcel: everything for its owner, only their own part for its receiver and followers. */
export function ParcelPanel(props: {
  order: Order;
  orderKey: OrderKey;
  nowMs: number;
  /** Since when no update can arrive; null while they do. */
  silentSinceMs: number | null;
}) {
  const { order, orderKey, nowMs, silentSinceMs } = props;
  const t = useText();
  const isRunning = isActive(order.order_status);
  const isOwner = order.viewed_as === 'owner';
  const isUnderway = isRunning && !order.pay_by;
  return (
    <aside className="order-panel" aria-label={t(isOwner ? 'parcel-order.panel' : 'parcel-order.aParcel')}>
      <span className="dialog-grab" aria-hidden="true" />
      <div className="layout-row layout-between">
        <Announced as="span">
          <StatusTag order={order} />
        </Announced>
        <span className="text-caption">
          {t('parcel-order.number')} <bdi dir="ltr">#{order.id}</bdi>
        </span>
      </div>
      <LastSeen sinceMs={silentSinceMs} timeZone={order.time_zone} />
      {order.pay_by ? (
        <PaymentHeadline order={order} payBy={order.pay_by} nowMs={nowMs} />
      ) : (
        <ParcelHeadline order={order} nowMs={nowMs} />
      )}
      <DemoPace order={order} />
      <PaymentNote order={order} nowMs={nowMs} />
      {order.pay_by && isOwner && <PayNow order={order} />}
      {awaitsTransfer(order) && <OfflinePaymentSummary order={order} />}
      <TransferArrived order={order} />
      <ParcelReturn order={order} />
      {isUnderway && <ProgressLine order={order} nowMs={nowMs} />}
      {isUnderway && isOwner && <PushOffer />}
      <PostDeliveryNotes order={order} />
      {!isRunning && isOwner && <SendAgain order={order} />}
      <CashDue order={order} />
      {isUnderway && <DeliveryCode order={order} />}
      {isUnderway && <ShareWithReceiver order={order} />}
      {order.delivery_man && <Courier order={order} courier={order.delivery_man} />}
      <ParcelProof order={order} />
      <OrderSteps order={order} />
      <ParcelEnds order={order} />
      <ParcelFacts order={order} />
      <ParcelSummary order={order} />
      <OrderActions order={order} orderKey={orderKey} />
      {isOwner && <CancelParcel order={order} />}
    </aside>
  );
}

/** The code belongs to the receiver; the sender sees it too, to pass it on. */
function DeliveryCode({ order }: { order: Order }) {
  const t = useText();
  if (!order.otp || !seesCode(order)) return null;
  const name = isolateAny(order.receiver_details?.contact_person_name ?? '');
  const help =
    order.viewed_as === 'receiver' ? t('parcel-order.code.receiver') : t('parcel-order.code.owner', { name });
  return <HandoverCode name={t('orders.code')} help={help} code={order.otp} />;
}

/** The cash that the viewer needs: as receiver at the door, or as sender at the pickup. */
function CashDue({ order }: { order: Order }) {
  const t = useText();
  const money = useMoney();
  const { viewed_as: viewer, money: inState } = order;
  const way = ({ receiver: 'cash_receiver', owner: 'cash_sender', follower: null } as const)[viewer];
  const part = inState?.due.find((candidate) => candidate.way === way);
  if (!part || !isActive(order.order_status)) return null;
  const due = money.exact(part.amount);
  return (
    <Note
      tone="info"
      icon={Banknote}
      text={t(viewer === 'receiver' ? 'parcel-order.due.receiver' : 'parcel-order.due.sender', {
        amount: isolate(due),
      })}
    />
  );
}

/** Shares or copies the receiver's own link, which the server sends to the owner only. */
function ShareWithReceiver({ order: { id, parcel } }: { order: Order }) {
  const t = useText();
  const link = parcel?.receiver_link;
  if (!link) return null;
  return (
    <Button
      variant="soft"
      full
      onClick={() =>
        shareAddress(
          new URL(link, window.location.origin).href,
          t('parcel-order.shareTitle', { id: `#${id}` }),
          t('parcel-order.receiverCopied'),
        )
      }
    >
      <Share2 size={20} />
      {t('parcel-order.shareReceiver')}
    </Button>
  );
}

/** The pictures that the courier took at the door. */
function ParcelProof({ order: { order_proof_full_url: pictures } }: { order: Order }) {
  const t = useText();
  if (pictures.length === 0) return null;
  return (
    <section className="parcel-proof" aria-label={t('parcel-order.proof')}>
      <b className="text-label">{t('parcel-order.proof')}</b>
      <ul>
        {pictures.map((src, index) => (
          <li key={src}>
            <a href={src} target="_blank" rel="noreferrer">
              <Picture src={src} width={112} alt={t('parcel-order.proofPicture', { number: index + 1 })} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The category with distance and total, which opens the bill; without amounts for a receiver who does not pay. */
function ParcelSummary({ order }: { order: Order }) {
  const t = useText();
  const money = useMoney();
  const { distance } = useMeasure(order);
  const badge = orderBadge(order);
  if (!seesAmounts(order)) return null;
  return (
    <details className="order-panel-summary">
      <summary className="layout-row layout-between">
        <span className="layout-row order-panel-store">
          <span className="order-panel-pictures">
            <Tile name={badge.name} className="size-40" src={badge.picture} art={badge.art} width={40} />
          </span>
          <span>
            <b className="text-label order-panel-name">{t('parcel-order.bill')}</b>
            <span className="text-caption">
              {distance && (
                <>
                  {distance}
                  <span className="text-separator" />{' '}
                </>
              )}
              <bdi dir="ltr">{money.exact(order.money?.total ?? order.order_amount)}</bdi>
            </span>
          </span>
        </span>
        <ChevronDown size={20} />
      </summary>
      <ParcelBill order={order} />
    </details>
  );
}

/** Both ends of a parcel, joined by a line, as far as the viewer may see them. */
function ParcelEnds({ order }: { order: Order }) {
  const t = useText();
  const { sender, receiver } = endsOf(order);
  return (
    <dl className="parcel-ends" aria-label={t('parcel-order.ends')}>
      <End icon={<Package size={18} />} name={t('parcel-order.sender')}>
        <b className="text-label">
          {sender.name ? <bdi>{sender.name}</bdi> : t('parcel-order.senderHidden')}
        </b>
        {sender.place && <PlaceLines place={sender.place} isWhole={sender.isWhole} />}
      </End>
      <End icon={<House size={18} />} name={t('parcel-order.receiver')}>
        <b className="text-label">
          <bdi>{receiver.name}</bdi>
        </b>
        {receiver.place && <PlaceLines place={receiver.place} isWhole={receiver.isWhole} />}
      </End>
    </dl>
  );
}

function End({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="parcel-ends-end">
      <dt>
        <span className="parcel-ends-icon">{icon}</span>
        <span className="text-caption">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
