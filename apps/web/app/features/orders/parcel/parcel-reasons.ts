import type { TextKey, Translate } from '@errand/client/i18n.tsx';

const REASONS = {
  report: [
    'parcel-order.reason.damaged',
    'parcel-order.reason.missing',
    'parcel-order.reason.courier',
    'parcel-order.reason.timePlace',
    'parcel-order.reason.payment',
    'parcel-order.reason.other',
  ],
  refund: [
    'parcel-order.reason.damaged',
    'parcel-order.reason.missing',
    'parcel-order.reason.late',
    'parcel-order.reason.lost',
    'parcel-order.reason.other',
  ],
} satisfies Record<string, TextKey[]>;

/** Reasons for a report or refund of a parcel. The operator's lists are about items; the server accepts any text. */
export function parcelReasons(about: keyof typeof REASONS, t: Translate): string[] {
  return REASONS[about].map((key) => t(key));
}
