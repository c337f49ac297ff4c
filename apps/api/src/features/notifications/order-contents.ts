import type { OwnerEvent, ReceiverEvent } from '@errand/domain/notifications';
import type { MessageContents, ReadContent } from '../messaging/index.ts';
import { orderRows, readOrderMail, trackingLinks } from '../order-pages/index.ts';
import type { OfflinePaymentOutcome } from '../orders/events/index.ts';
import { type MessageKind, readParcelMessage } from '../parcel/index.ts';
import { readPaymentMail } from '../payments/index.ts';
import { readOfferMail } from '../prescriptions/index.ts';
import { readTripMail, type TripMailKind } from '../rental/index.ts';
import { orderContent } from './order-content.ts';

const standard = orderContent();

/** The events of which parcels and trips have mails of their own. */
function ofTypes(own: { parcel?: MessageKind; trip?: TripMailKind }, readOther?: ReadContent): ReadContent {
  const parcel = own.parcel;
  const trip = own.trip;
  const ofParcel = parcel && orderContent((deps, { id }) => readParcelMessage(deps, id, parcel, 'sender'));
  const ofTrip = trip && orderContent((deps, { id }) => readTripMail(deps, id, trip));
  return async (deps, message, reader) => {
    const order = message.orderId === null ? null : await orderRows.find(deps.pool, message.orderId);
    const read = (order?.type === 'parcel' && ofParcel) || (order?.type === 'trip' && ofTrip) || readOther;
    return (read ?? standard)(deps, message, reader);
  };
}

const confirmation = orderContent((deps, { id }) => readOrderMail(deps, id));
const trip = (kind: TripMailKind) => ofTypes({ trip: kind });
const transfer = (outcome: OfflinePaymentOutcome) =>
  orderContent((deps, { id }) => readPaymentMail(deps, id, outcome));

/** What the receiver of a parcel is told. */
function ofReceiver(kind: MessageKind): ReadContent {
  return async (deps, { orderId }) => {
    const told = orderId === null ? null : await readParcelMessage(deps, orderId, kind, 'receiver');
    if (orderId === null || !told) return null;
    const { sms, ...mail } = told;
    const sign = await trackingLinks.signer(deps);
    return {
      title: mail.subject,
      description: sms,
      path: trackingLinks.toReceiver(orderId, sign),
      tag: `order-${orderId}`,
      sms,
      mail: async () => mail,
    };
  };
}

/** What tells of the events of orders. The desk adds what only it knows. */
export const ORDER_CONTENTS = {
  pending: ofTypes({ parcel: 'placed', trip: 'booked' }, confirmation),
  accepted: standard,
  confirmed: trip('confirmed'),
  processing: standard,
  handover: standard,
  picked_up: ofTypes({ parcel: 'picked_up' }),
  delivered: ofTypes({ parcel: 'delivered' }),
  canceled: ofTypes({ parcel: 'canceled', trip: 'canceled' }),
  failed: standard,
  returned: standard,
  comes_back: ofTypes({ parcel: 'comes_back' }),
  refunded: standard,
  refund_request_canceled: standard,
  refund_approved: standard,
  transfer_confirmed: transfer('confirmed'),
  transfer_late: transfer('late'),
  transfer_rejected: transfer('rejected'),
  prescription_sent: confirmation,
  prescription_offered: orderContent((deps, { id }) => readOfferMail(deps, id)),
  prescription_checked: standard,
  prescription_reduced: standard,
  trip_changed: trip('changed'),
  pickup_soon: trip('pickup_soon'),
  return_soon: trip('return_soon'),
  trip_charged: trip('charged'),
  charge_settled: trip('settled'),
  parcel_placed: ofReceiver('placed'),
  parcel_picked_up: ofReceiver('picked_up'),
  parcel_delivered: ofReceiver('delivered'),
  parcel_comes_back: ofReceiver('comes_back'),
  parcel_canceled: ofReceiver('canceled'),
} satisfies Pick<MessageContents, Exclude<OwnerEvent, 'edited'> | ReceiverEvent>;
