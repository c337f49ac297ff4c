import type { OrderType } from '../delivery/index.ts';
import type { OrderStatus } from './states.ts';

const STEPS: Record<OrderType, readonly OrderStatus[]> = {
  delivery: ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'],
  take_away: ['pending', 'confirmed', 'processing', 'handover', 'delivered'],
  parcel: ['pending', 'confirmed', 'picked_up', 'delivered'],
  trip: ['pending', 'confirmed', 'picked_up', 'delivered'],
};

/** The steps of the tracking timeline, in order. */
export function timeline(orderType: OrderType): readonly OrderStatus[] {
  return STEPS[orderType];
}
