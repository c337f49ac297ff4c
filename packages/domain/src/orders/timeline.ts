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

/** When an order first reached a status, ISO UTC; null before. */
export function reachedAt(
  history: readonly { status: OrderStatus; at: string }[],
  status: OrderStatus,
): string | null {
  const entry = history.find((candidate) => candidate.status === status);
  return entry ? new Date(entry.at).toISOString() : null;
}
