import type { OrderType } from '../delivery/index.ts';
import { staffTransitions } from './staff-transitions.ts';
import type { OrderStatus } from './states.ts';

/**
 * The transitions that a store makes with its own orders. It hands over what is collected, vehicles, and what it delivers
 * itself; couriers pick up and deliver the rest, and the office decides about what is on its way.
 */
export function storeTransitions(
  status: OrderStatus,
  orderType: OrderType,
  deliversItself: boolean,
): readonly OrderStatus[] {
  const handsOver = deliversItself || orderType === 'trip' || orderType === 'take_away';
  return staffTransitions(status, orderType).filter((to) => {
    if (to === 'accepted') return false;
    if (to === 'canceled') return status !== 'picked_up';
    return handsOver || (to !== 'picked_up' && to !== 'delivered');
  });
}

/** The transitions that the courier of a delivery or parcel makes. */
export function courierTransitions(status: OrderStatus, orderType: OrderType): readonly OrderStatus[] {
  if (orderType !== 'delivery' && orderType !== 'parcel') return [];
  return staffTransitions(status, orderType).filter(
    (to) => to === 'picked_up' || to === 'delivered' || to === 'returned',
  );
}
