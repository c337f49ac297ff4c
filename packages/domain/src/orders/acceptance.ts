import type { OrderType } from '../delivery/index.ts';

export type AcceptanceInput = {
  type: OrderType;
  /** When the store received the order: when it was placed, or when its prepayment arrived. */
  receivedMs: number;
  /** The next opening after the store received the order; null if it was open, or never opens. */
  opensMs: number | null;
  /** When it is to arrive or be picked up; null as soon as possible. */
  scheduledMs: number | null;
  /** How long the store usually needs until the arrival. */
  usualMinutes: number;
  /** The time limit for accepting the order. */
  withinMinutes: number;
};

const MINUTE = 60_000;
/** A customer whose trip is not accepted needs a day to find another vehicle. */
const TRIP_NOTICE_MINUTES = 24 * 60;

/**
 * The deadline for a store to accept an order. The time limit starts when the store can act: when it has received the
 * order and is open. The deadline of a scheduled order is not before its preparation must begin.
 */
export function acceptanceDeadline(input: AcceptanceInput): number {
  const { type, receivedMs, opensMs, scheduledMs, withinMinutes } = input;
  const earliest = Math.max(receivedMs, opensMs ?? receivedMs) + withinMinutes * MINUTE;
  if (scheduledMs === null) return earliest;
  const notice = type === 'trip' ? TRIP_NOTICE_MINUTES : input.usualMinutes;
  return Math.max(earliest, scheduledMs - notice * MINUTE);
}
