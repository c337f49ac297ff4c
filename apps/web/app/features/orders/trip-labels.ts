import type { TextKey, Translate } from '@errand/client/i18n.tsx';

/** Texts that mention an order or a store, mapped to their versions for a trip. */
export const TRIP_LABELS: Partial<Record<TextKey, TextKey>> = {
  'orders.pay.left': 'rental-trip.pay.left',
  'orders.pay.success': 'rental-trip.pay.success',
  'orders.pay.fail': 'rental-trip.pay.fail',
  'orders.pay.cancel': 'rental-trip.pay.cancel',
  'orders.pay.cash': 'rental-trip.pay.cash',
  'payments.checking': 'rental-trip.pay.checking',
  'payments.openPoints': 'rental-trip.pay.openPoints',
};

const REASONS = {
  report: ['vehicle', 'damage', 'handover', 'price', 'other'],
  refund: ['unusable', 'other-vehicle', 'late', 'charged', 'other'],
} as const;

/** Reasons for a report or refund of a trip. */
export function tripReasons(about: keyof typeof REASONS, t: Translate): string[] {
  return REASONS[about].map((reason) => t(`rental-trip.problem.${reason}`));
}
