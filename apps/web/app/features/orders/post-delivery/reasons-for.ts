import type { TextKey, Translate } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { tripReasons } from '../trip-labels.ts';

/**
 * The reasons for a report or refund and the name of their list. The operator's lists are about items, so parcels and
 * trips have lists of their own; the server accepts any text.
 */
export function reasonsFor(
  { order_type: type }: Pick<Order, 'order_type'>,
  about: 'report' | 'refund',
  listed: () => Promise<string[]>,
  t: Translate,
): { name: string; load: () => Promise<string[]> } {
  if (type === 'parcel') return { name: `parcel-${about}`, load: async () => parcelReasons(about, t) };
  if (type === 'trip') return { name: `trip-${about}`, load: async () => tripReasons(about, t) };
  return { name: about, load: listed };
}

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
function parcelReasons(about: keyof typeof REASONS, t: Translate): string[] {
  return REASONS[about].map((key) => t(key));
}
