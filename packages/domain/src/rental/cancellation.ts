import { percentOf } from '../money/index.ts';
import { type OrderStatus, type PaidParts, refundAfterFee } from '../orders/index.ts';
import { canCancelTrip } from './states.ts';

/** A provider's terms of cancellation: free until some hours before the pickup, then a share of the total. */
export type CancellationTerms = { freeHours: number; percent: number };

export type TripCancellationInput = {
  status: OrderStatus;
  pickupMs: number;
  nowMs: number;
  terms: CancellationTerms;
  totalMinor: number;
  paid: PaidParts;
};

export type TripCancellation = {
  cancelable: boolean;
  /** Null when it is not free any more, or only because the provider has not confirmed. */
  freeUntilMs: number | null;
  /** The amount that the provider retains, at most the paid amount. */
  feeMinor: number;
  refundMinor: number;
  /** The parts of the refund. The fee is taken from the provider's part first. */
  toWalletMinor: number;
  toProviderMinor: number;
};

const HOUR = 3_600_000;

/** The time until which canceling is free: the pickup if the terms have no fee. Null once it has passed. */
export function freeUntilMs(
  pickupMs: number,
  { freeHours, percent }: CancellationTerms,
  nowMs: number,
): number | null {
  const untilMs = percent > 0 ? pickupMs - freeHours * HOUR : pickupMs;
  return nowMs <= untilMs ? untilMs : null;
}

/** The fee and the refund of canceling a trip now. A trip that the provider has not confirmed has no fee. */
export function tripCancellation(input: TripCancellationInput): TripCancellation {
  const { status, terms, paid } = input;
  const paidMinor = paid.walletMinor + paid.providerMinor;
  const until = freeUntilMs(input.pickupMs, terms, input.nowMs);
  const isFree = status === 'pending' || status === 'failed' || until !== null;
  const percent = Math.min(100, Math.max(0, terms.percent));
  const feeMinor = isFree ? 0 : Math.min(paidMinor, percentOf(input.totalMinor, percent));
  const refund = refundAfterFee(paid, feeMinor);
  return {
    cancelable: canCancelTrip(status),
    freeUntilMs: until,
    feeMinor,
    refundMinor: paidMinor - feeMinor,
    toWalletMinor: refund.walletMinor,
    toProviderMinor: refund.providerMinor,
  };
}
