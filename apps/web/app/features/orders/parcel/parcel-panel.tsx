import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';
import { isolateAny } from '@errand/ui/isolate.ts';
import { Announced } from '@errand/ui/live/announced.tsx';
import { StatusTag } from '../components/status-tag.tsx';
import type { OrderKey } from '../order-key.ts';
import { awaitsTransfer } from '../payment/awaits-transfer.ts';
import { OfflinePaymentSummary } from '../payment/offline-payment-summary.tsx';
import { PayNow } from '../payment/pay-now.tsx';
import { PaymentNote } from '../payment/payment-note.tsx';
import { TransferArrived } from '../payment/transfer-arrived.tsx';
import { PostDeliveryNotes } from '../post-delivery/post-delivery-notes.tsx';
import { Courier } from '../track/courier.tsx';
import { HandoverCode } from '../track/handover-code.tsx';
import { OrderActions } from '../track/order-actions.tsx';
import { PaymentHeadline } from '../track/order-headline.tsx';
import { OrderSteps } from '../track/order-steps.tsx';
import { ProgressLine } from '../track/progress-line.tsx';
import { CancelParcel } from './cancel/cancel-parcel.tsx';
import { ParcelReturn } from './cancel/parcel-return.tsx';
import { CashDue } from './cash-due.tsx';
import { ParcelEnds } from './parcel-ends.tsx';
import { ParcelFacts } from './parcel-facts.tsx';
import { ParcelHeadline } from './parcel-headline.tsx';
import { ParcelProof } from './parcel-proof.tsx';
import { seesCode } from './parcel-viewer.ts';
import { ParcelSummary } from './receipt/parcel-summary.tsx';
import { SendAgain } from './send-again.tsx';
import { ShareWithReceiver } from './share-with-receiver.tsx';
import '../track/order-panel.css';

/** The panel of a parcel: everything for its owner, only their own part for its receiver and followers. */
export function ParcelPanel({ order, orderKey, nowMs }: { order: Order; orderKey: OrderKey; nowMs: number }) {
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
      {order.pay_by ? (
        <PaymentHeadline order={order} payBy={order.pay_by} nowMs={nowMs} />
      ) : (
        <ParcelHeadline order={order} nowMs={nowMs} />
      )}
      <PaymentNote order={order} nowMs={nowMs} />
      {order.pay_by && isOwner && <PayNow order={order} />}
      {awaitsTransfer(order) && <OfflinePaymentSummary order={order} />}
      <TransferArrived order={order} />
      <ParcelReturn order={order} />
      {isUnderway && <ProgressLine order={order} nowMs={nowMs} />}
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
