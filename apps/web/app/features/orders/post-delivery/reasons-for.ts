import type { TextKey, Translate } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';

type Reasons = Record<'report' | 'refund', TextKey[]>;

/** The reasons of the kinds that have lists of their own. */
const REASONS: Partial<Record<Order['order_type'], Reasons>> = {
  parcel: {
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
  },
  trip: {
    report: [
      'rental-trip.problem.vehicle',
      'rental-trip.problem.damage',
      'rental-trip.problem.handover',
      'rental-trip.problem.price',
      'rental-trip.problem.other',
    ],
    refund: [
      'rental-trip.problem.unusable',
      'rental-trip.problem.other-vehicle',
      'rental-trip.problem.late',
      'rental-trip.problem.charged',
      'rental-trip.problem.other',
    ],
  },
};

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
  const own = REASONS[type]?.[about];
  return own
    ? { name: `${type}-${about}`, load: async () => own.map((key) => t(key)) }
    : { name: about, load: listed };
}
