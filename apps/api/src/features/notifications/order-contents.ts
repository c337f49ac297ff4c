import type { OwnerEvent, ReceiverEvent } from '@errand/domain/notifications';
import { translated } from '../../platform/db/index.ts';
import type { MessageContents, ReadContent } from '../messaging/index.ts';
import { readOrderMail, trackingLinks } from '../order-pages/index.ts';
import type { OfflinePaymentOutcome } from '../orders/events/index.ts';
import { type MessageKind, readParcelMessage } from '../parcel/index.ts';
import { readPaymentMail } from '../payments/index.ts';
import { readOfferMail } from '../prescriptions/index.ts';
import { readTripMail, type TripMailKind } from '../rental/index.ts';
import { orderContent, type ReadMail, readEventMail } from './order-content.ts';

/** The events of which parcels and trips have mails of their own. */
export const OWN_MAILS: { [E in OwnerEvent]?: { parcel?: MessageKind; trip?: TripMailKind } } = {
  pending: { parcel: 'placed', trip: 'booked' },
  confirmed: { trip: 'confirmed' },
  picked_up: { parcel: 'picked_up' },
  delivered: { parcel: 'delivered' },
  canceled: { parcel: 'canceled', trip: 'canceled' },
  comes_back: { parcel: 'comes_back' },
  trip_changed: { trip: 'changed' },
  pickup_soon: { trip: 'pickup_soon' },
  return_soon: { trip: 'return_soon' },
  trip_charged: { trip: 'charged' },
  charge_settled: { trip: 'settled' },
};

/** Tells of an event by the mail that a parcel or a trip has of its own, else by `readOther`. */
function ofTypes(event: OwnerEvent, readOther?: ReadMail): ReadContent {
  const { parcel, trip } = OWN_MAILS[event] ?? {};
  return orderContent((deps, order, message) => {
    if (order.type === 'parcel' && parcel) return readParcelMessage(deps, order.id, parcel, 'sender', order);
    if (order.type === 'trip' && trip) return readTripMail(deps, order.id, trip, order);
    return (readOther ?? readEventMail)(deps, order, message);
  });
}

const standard = orderContent();
const readConfirmation: ReadMail = (deps, order) => readOrderMail(deps, order.id, order);
const transfer = (outcome: OfflinePaymentOutcome) =>
  orderContent((deps, order) => readPaymentMail(deps, order.id, outcome, order));

/** What the receiver of a parcel is told. */
function ofReceiver(kind: MessageKind): ReadContent {
  return async (deps, { orderId }, reader) => {
    const told = orderId === null ? null : await readParcelMessage(deps, orderId, kind, 'receiver', reader);
    if (orderId === null || !told) return null;
    const { sms, ...mail } = told;
    const { business_name: shop } = await deps.settings();
    const path = trackingLinks.toReceiver(orderId, await trackingLinks.signer(deps));
    return {
      title: mail.subject,
      description: sms,
      path,
      about: 'parcel',
      values: {
        ...told.values,
        name: reader.name,
        number: String(orderId),
        link: deps.publicUrl ? deps.publicUrl + path : '',
        shop: translated(shop, reader.language),
      },
      tag: `order-${orderId}`,
      sms,
      mail: async () => mail,
    };
  };
}

/** What tells of the events of orders. The desk adds what only it knows. */
export const ORDER_CONTENTS = {
  pending: ofTypes('pending', readConfirmation),
  accepted: standard,
  confirmed: ofTypes('confirmed'),
  processing: standard,
  handover: standard,
  picked_up: ofTypes('picked_up'),
  delivered: ofTypes('delivered'),
  canceled: ofTypes('canceled'),
  failed: standard,
  returned: standard,
  comes_back: ofTypes('comes_back'),
  refunded: standard,
  refund_request_canceled: standard,
  refund_approved: standard,
  transfer_confirmed: transfer('confirmed'),
  transfer_late: transfer('late'),
  transfer_rejected: transfer('rejected'),
  prescription_sent: orderContent(readConfirmation),
  prescription_offered: orderContent((deps, order) => readOfferMail(deps, order.id, order)),
  prescription_checked: standard,
  prescription_reduced: standard,
  trip_changed: ofTypes('trip_changed'),
  pickup_soon: ofTypes('pickup_soon'),
  return_soon: ofTypes('return_soon'),
  trip_charged: ofTypes('trip_charged'),
  charge_settled: ofTypes('charge_settled'),
  parcel_placed: ofReceiver('placed'),
  parcel_picked_up: ofReceiver('picked_up'),
  parcel_delivered: ofReceiver('delivered'),
  parcel_comes_back: ofReceiver('comes_back'),
  parcel_canceled: ofReceiver('canceled'),
} satisfies Pick<MessageContents, Exclude<OwnerEvent, 'edited' | 'review_reminder'> | ReceiverEvent>;
