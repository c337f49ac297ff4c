import type { TextKey } from '@errand/client/i18n.tsx';

/** The texts of orders that speak of an order or a store, as they are worded for a trip. */
export const TRIP_WORDS: Partial<Record<TextKey, TextKey>> = {
  'orders.pay.left': 'rental-trip.pay.left',
  'orders.pay.success': 'rental-trip.pay.success',
  'orders.pay.fail': 'rental-trip.pay.fail',
  'orders.pay.cancel': 'rental-trip.pay.cancel',
  'orders.pay.cash': 'rental-trip.pay.cash',
  'payments.checking': 'rental-trip.pay.checking',
  'payments.openPoints': 'rental-trip.pay.openPoints',
};
