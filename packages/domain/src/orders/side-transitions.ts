import type { OrderType } from '../delivery/index.ts';
import { staffTransitions } from './staff-transitions.ts';
import type { OrderStatus } from './states.ts';

/**
 * The transitions that a store may make with its own orders. It completes take-away orders, trips and its own
 * deliveries. Couriers complete all others, and only the operator's staff change an order that is on its way.
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
