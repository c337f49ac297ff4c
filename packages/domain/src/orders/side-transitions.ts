import type { OrderType } from '../delivery/index.ts';
import { staffTransitions } from './staff-transitions.ts';
import type { OrderStatus } from './states.ts';

/** Whether the store or a courier confirms a new order first (`order_confirmation_model`). */
export const CONFIRMATION_MODELS = ['store', 'deliveryman'] as const;

/**
 * Whether a new order waits for a courier before its store can accept it. Orders for later, pickups and stores that
 * deliver themselves do not: no courier commits to another day.
 */
export function awaitsCourierFirst(order: {
  model: (typeof CONFIRMATION_MODELS)[number];
  type: OrderType;
  status: OrderStatus;
  isScheduled: boolean;
  hasCourier: boolean;
  deliversItself: boolean;
}): boolean {
  const { model, type, status, isScheduled, hasCourier, deliversItself } = order;
  const isCarried = type === 'parcel' || (type === 'delivery' && !deliversItself);
  return model === 'deliveryman' && isCarried && status === 'pending' && !isScheduled && !hasCourier;
}

/**
 * The transitions that a store may make with its own orders. It completes take-away orders and its own deliveries, and
 * trips at the counter. Couriers complete all others, and only the operator's staff change an order that is on its way. It can
 * always reject a new order; it cancels an accepted one only if the operator allows it (`mayCancel`), and accepts none
 * that awaits its courier.
 */
export function storeTransitions(
  status: OrderStatus,
  orderType: OrderType,
  {
    deliversItself,
    mayCancel,
    awaitsCourier,
  }: { deliversItself: boolean; mayCancel: boolean; awaitsCourier: boolean },
): readonly OrderStatus[] {
  const handsOver = deliversItself || orderType === 'take_away';
  const isNew = status === 'pending' || status === 'accepted';
  return staffTransitions(status, orderType).filter((to) => {
    if (to === 'accepted') return false;
    if (to === 'canceled') return isNew || (mayCancel && status !== 'picked_up');
    if (awaitsCourier) return false;
    return handsOver || (to !== 'picked_up' && to !== 'delivered');
  });
}

/**
 * The transitions that the courier of a delivery or parcel makes. One that the courier has not picked up yet can be
 * canceled if the operator allows it (`mayCancel`).
 */
export function courierTransitions(
  status: OrderStatus,
  orderType: OrderType,
  { mayCancel }: { mayCancel: boolean },
): readonly OrderStatus[] {
  if (orderType !== 'delivery' && orderType !== 'parcel') return [];
  return staffTransitions(status, orderType).filter((to) => {
    if (to === 'canceled') return mayCancel && status !== 'picked_up';
    return to === 'picked_up' || to === 'delivered' || to === 'returned';
  });
}
