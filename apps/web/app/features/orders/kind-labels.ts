import type { TextKey } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';

/** Texts that mention an order or a store, mapped to their versions for a parcel. */
const PARCEL: Partial<Record<TextKey, TextKey>> = {
  'orders.panel': 'parcel-order.panel',
  'orders.order': 'parcel-order.number',
  'orders.map': 'parcel-order.map',
  'orders.progress': 'parcel-order.progress',
  'orders.takesLonger': 'parcel-order.takesLonger',
  'orders.late': 'parcel-order.late',
  'orders.slotDelivery': 'parcel-order.slot',
  'orders.pay.left': 'parcel-order.pay.left',
  'orders.pay.success': 'parcel-order.pay.success',
  'orders.pay.fail': 'parcel-order.pay.fail',
  'orders.pay.cancel': 'parcel-order.pay.cancel',
  'orders.pay.cash': 'parcel-order.pay.cash',
  'payments.checking': 'parcel-order.pay.checking',
  'payments.openPoints': 'parcel-order.pay.openPoints',
  'orders.share': 'parcel-order.share',
  'orders.shareTitle': 'parcel-order.shareTitle',
  'orders.shareCopied': 'parcel-order.shareCopied',
  'orders.findOther': 'parcel-order.findOther',
  'orders.tooLateOk': 'parcel-order.back',
  'orders.tooLateText': 'parcel-order.tooLateText',
  'orders.tooLateCanceled': 'parcel-order.tooLateCanceled',
  'reviews.rate': 'parcel-order.rate',
  'orders.receipt.order': 'parcel-order.number',
  'orders.receipt.placed': 'parcel-order.placed',
  'orders.receipt.back': 'parcel-order.back',
  'orders.receipt.thanks': 'parcel-order.thanks',
};

/** The same for a trip. */
const TRIP: Partial<Record<TextKey, TextKey>> = {
  'orders.pay.left': 'rental-trip.pay.left',
  'orders.pay.success': 'rental-trip.pay.success',
  'orders.pay.fail': 'rental-trip.pay.fail',
  'orders.pay.cancel': 'rental-trip.pay.cancel',
  'orders.pay.cash': 'rental-trip.pay.cash',
  'payments.checking': 'rental-trip.pay.checking',
  'payments.openPoints': 'rental-trip.pay.openPoints',
};

const LABELS: Partial<Record<Order['order_type'], Partial<Record<TextKey, TextKey>>>> = {
  parcel: PARCEL,
  trip: TRIP,
};

/** The key of a text about an order, or of its version for a parcel or trip if there is one. */
export function labelFor({ order_type: type }: Pick<Order, 'order_type'>, key: TextKey): TextKey {
  return LABELS[type]?.[key] ?? key;
}
