import type { OrderStatus } from '../orders/index.ts';
import { daysBetween, localTime } from '../time/index.ts';

/** The columns of a provider's board: what waits for an answer, what is to be done today, and what comes later. */
export const TRIP_BOARD_COLUMNS = ['new', 'today', 'rented', 'upcoming'] as const;
export type TripBoardColumn = (typeof TRIP_BOARD_COLUMNS)[number];

type BoardTrip = { status: OrderStatus; pickupMs: number; returnMs: number; timeZone: string };

/** When the next step of a trip is due: its return once the vehicles are out, and its pickup before. */
export function tripDueMs({ status, pickupMs, returnMs }: Omit<BoardTrip, 'timeZone'>): number {
  return status === 'picked_up' ? returnMs : pickupMs;
}

/** The column of a running trip. A step that was due on an earlier day is still one of today. */
export function tripBoardColumn(trip: BoardTrip, nowMs: number): TripBoardColumn {
  const { status, timeZone } = trip;
  if (status === 'pending' || status === 'accepted') return 'new';
  const due = localTime(tripDueMs(trip), timeZone);
  if (daysBetween(localTime(nowMs, timeZone), due) <= 0) return 'today';
  return status === 'picked_up' ? 'rented' : 'upcoming';
}
