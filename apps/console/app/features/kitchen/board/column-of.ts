import type { KitchenOrder } from '@errand/contract/console/kitchen/board';
import { type TripBoardColumn, tripBoardColumn } from '@errand/domain/rental';

export const KITCHEN_COLUMNS = ['new', 'preparing', 'ready', 'underway'] as const;
export type BoardColumnName = (typeof KITCHEN_COLUMNS)[number] | TripBoardColumn;

const COLUMN_OF: Partial<Record<KitchenOrder['status'], BoardColumnName>> = {
  pending: 'new',
  accepted: 'new',
  confirmed: 'preparing',
  processing: 'preparing',
  handover: 'ready',
  picked_up: 'underway',
};

/** The column of an order. A trip is not prepared: its column is when its next step at the counter is due. */
export function columnOf({ status, trip }: KitchenOrder, nowMs: number): BoardColumnName | undefined {
  if (!trip) return COLUMN_OF[status];
  const { pickup_at, return_at, time_zone: timeZone } = trip;
  const times = { pickupMs: Date.parse(pickup_at), returnMs: Date.parse(return_at) };
  return tripBoardColumn({ status, ...times, timeZone }, nowMs);
}
