import type { OrderType } from '@errand/domain/delivery';
import type { OrderStatus } from '@errand/domain/orders';

type Course = {
  /** Whether a courier delivers the order, so that the customer sees its arrival time. */
  isDriven: boolean;
  /** Who transitions it. */
  actorOf: (to: OrderStatus) => 'courier' | 'store';
  /** When a courier is chosen, if the order does not wait for its time. */
  courierAt: readonly OrderStatus[];
  /** Whether the time of a scheduled order is that of its pickup. */
  startsAtPickup: boolean;
};

/** How the demo moves an order of each type. The courier of a parcel is chosen at once, who has to come first. */
export const COURSES: Record<OrderType, Course> = {
  delivery: {
    isDriven: true,
    actorOf: (to) => (to === 'picked_up' || to === 'delivered' ? 'courier' : 'store'),
    courierAt: ['handover', 'picked_up'],
    startsAtPickup: false,
  },
  take_away: { isDriven: true, actorOf: () => 'store', courierAt: [], startsAtPickup: false },
  parcel: {
    isDriven: true,
    actorOf: () => 'courier',
    courierAt: ['confirmed', 'handover', 'picked_up'],
    startsAtPickup: true,
  },
  trip: { isDriven: false, actorOf: () => 'store', courierAt: [], startsAtPickup: true },
};
