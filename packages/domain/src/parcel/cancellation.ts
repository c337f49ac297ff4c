import { percentOf } from '../money/index.ts';
import type { OrderStatus } from '../orders/index.ts';
import { canTransition } from '../orders/index.ts';

export const CANCELLATION_TYPES = ['before_pickup', 'after_pickup'] as const;
export type CancellationType = (typeof CANCELLATION_TYPES)[number];

/** The operator's terms of returns. A fee of 0 percent or a time of 0 hours is none. */
export type ReturnTerms = { feePercent: number; withinHours: number };

const HOUR = 3_600_000;

/** How a parcel can be canceled at a status; null when it cannot. */
export function cancellationType(status: OrderStatus): CancellationType | null {
  if (!canTransition(status, 'canceled', 'parcel')) return null;
  return status === 'picked_up' ? 'after_pickup' : 'before_pickup';
}

/**
 * The fee of a cancellation: none before the pickup. Afterwards the parcel is brought back for a share of the delivery
 * charge, without the surcharge. The charge itself is not refunded, because the courier has made the journey.
 */
export function cancellationFeeMinor(
  type: CancellationType,
  chargeMinor: number,
  { feePercent }: ReturnTerms,
): number {
  return type === 'before_pickup' ? 0 : percentOf(chargeMinor, Math.max(0, feePercent));
}

/** The deadline for bringing back a parcel that was canceled after the pickup; null without a time limit. */
export function returnDeadlineMs(canceledAtMs: number, { withinHours }: ReturnTerms): number | null {
  return withinHours > 0 ? canceledAtMs + withinHours * HOUR : null;
}

/** The return fee that is due when the parcel comes back: none after the deadline. */
export function dueReturnFeeMinor(feeMinor: number, deadlineMs: number | null, returnedAtMs: number): number {
  return deadlineMs !== null && returnedAtMs > deadlineMs ? 0 : feeMinor;
}
