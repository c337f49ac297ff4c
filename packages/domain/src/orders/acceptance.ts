import type { OrderType } from '../delivery/index.ts';

export type AcceptanceInput = {
  type: OrderType;
  /** When the store got the order: when it was placed, or its prepayment arrived. */
  receivedMs: number;
  /** When the store opened next as it got the order; null where it was open, or never opens. */
  opensMs: number | null;
  /** When it is to arrive or be picked up; null as soon as possible. */
  scheduledMs: number | null;
  /** How long the store usually needs until the arrival. */
  usualMinutes: number;
  /** How long it has to accept. */
  withinMinutes: number;
};

const MINUTE = 60_000;
/** Who rented a vehicle in vain needs a day to find another one. */
const TRIP_NOTICE_MINUTES = 24 * 60;

/**
 * Until when a store has to accept an order. The time counts from when the store can act: from its opening, and for an
 * order for later at least until its preparation must begin.
 */
export function acceptanceDeadline(input: AcceptanceInput): number {
  const { type, receivedMs, opensMs, scheduledMs, withinMinutes } = input;
  const earliest = Math.max(receivedMs, opensMs ?? receivedMs) + withinMinutes * MINUTE;
  if (scheduledMs === null) return earliest;
  const notice = type === 'trip' ? TRIP_NOTICE_MINUTES : input.usualMinutes;
  return Math.max(earliest, scheduledMs - notice * MINUTE);
}
