import type { LanguageCode } from '@errand/domain/language';
import { formatMoney } from '@errand/domain/money';
import { translated } from '../../../platform/db/index.ts';
import { type OrderMailDeps, orderTimes, trackingLinks } from '../../order-pages/index.ts';
import { type StoredOrder, storedOrders } from '../../orders/index.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import { findCategory, findParcel } from '../parcel.queries.ts';
import { timeZoneOf } from '../parcel-terms.ts';
import { type MessageKind, type ParcelMessage, parcelMessage } from './parcel-message-text.ts';

/** A message about a parcel to one of its ends; null once the customer's data was erased, and for an order of another type. */
export async function readParcelMessage(
  deps: OrderMailDeps,
  orderId: number,
  kind: MessageKind,
  end: ParcelMessage['end'],
  reader: { language: LanguageCode },
): Promise<ReturnType<typeof parcelMessage> | null> {
  const order = await storedOrders.find(deps.db, orderId);
  const message =
    order?.type === 'parcel'
      ? await messageOf(deps, { ...order, language: reader.language }, kind, end)
      : null;
  return message && parcelMessage(message);
}

/** The values of a message; null once the customer's data was erased. */
async function messageOf(
  deps: OrderMailDeps,
  order: StoredOrder,
  kind: MessageKind,
  end: ParcelMessage['end'],
): Promise<ParcelMessage | null> {
  const { id: orderId, place, language, contact, scheduledFor } = order;
  const parcel = await findParcel(deps.db, orderId);
  if (!place || !parcel) return null;
  const [settings, sign, category, timeZone] = await Promise.all([
    deps.settings(),
    trackingLinks.signer(deps),
    findCategory(deps.db, parcel.categoryId),
    timeZoneOf(deps.db, order.zoneId),
  ]);
  const link = end === 'sender' ? trackingLinks.of(orderId, sign) : trackingLinks.toReceiver(orderId, sign);
  const money = (minor: number) => formatMoney(minor, moneyStyleOf(settings));
  const isReceiverPaying = order.chargePayer === 'receiver';
  return {
    kind,
    end,
    language,
    orderId,
    shop: translated(settings.business_name, language),
    name: end === 'sender' ? contact.name : place.contactName,
    sender: parcel.hideSender && end === 'receiver' ? null : contact.name,
    receiver: place.contactName,
    category: translated(category?.name, language),
    address: place.address,
    code: order.otp,
    cash: isReceiverPaying ? money(order.totalMinor) : null,
    returnCode: parcel.returnOtp,
    returnFee: parcel.returnFeeMinor > 0 ? money(parcel.returnFeeMinor) : null,
    slot: orderTimes.slotText({ scheduled_for: scheduledFor, time_zone: timeZone, language }, settings),
    link: deps.publicUrl ? `${deps.publicUrl}${link}` : null,
  };
}
