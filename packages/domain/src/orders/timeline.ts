import type { OrderType } from '../delivery/index.ts';
import { type OrderStatus, statusRank } from './states.ts';

const STEPS: Record<OrderType, readonly OrderStatus[]> = {
  delivery: ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'],
  take_away: ['pending', 'confirmed', 'processing', 'handover', 'delivered'],
  parcel: ['pending', 'confirmed', 'picked_up', 'delivered'],
};

/** The steps that tracking shows, in order. */
export function timeline(orderType: OrderType): readonly OrderStatus[] {
  return STEPS[orderType];
}

/** Statuses that do not tell how far the order came before. */
const ENDED: readonly OrderStatus[] = ['canceled', 'returned', 'refunded'];

/**
 * Index of the step that an order has reached; a status between two steps counts as the earlier one. -1 for an
 * order that ended otherwise: pass the last running status of its history to draw how far it came.
 */
export function timelineStep(status: OrderStatus, orderType: OrderType): number {
  if (ENDED.includes(status)) return -1;
  const rank = statusRank(status);
  return STEPS[orderType].findLastIndex((step) => statusRank(step) <= rank);
}
