import { percentOf } from '../money/index.ts';
import { type OrderStatus, type PaidParts, refundAfterFee } from '../orders/index.ts';
import { canCancelTrip } from './states.ts';

/** After `hours` before the pickup, and until the next step, canceling costs `percent` of the total. */
export type CancellationStep = { hours: number; percent: number };

/**
 * A provider's terms of cancellation: free until `freeHours` before the pickup, then `cancelPercent` of the total, then
 * the later steps. Trips that were booked before there were several steps have no `laterSteps`.
 */
export type CancellationTerms = {
  freeHours: number;
  cancelPercent: number;
  laterSteps?: readonly CancellationStep[];
};

/** A time in which canceling costs the same. The first one is free, and each begins where the one before it ends. */
export type CancellationPeriod = {
  /** Its last instant; null for the last period, which ends with the hand-over. */
  untilMs: number | null;
  /** The agreed share of the total. */
  percent: number;
  /** That share, at most what was paid. */
  feeMinor: number;
};

type PeriodsInput = { pickupMs: number; terms: CancellationTerms; totalMinor: number; paidMinor: number };

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
  periods: CancellationPeriod[];
  /** The amount that the provider retains, at most the paid amount. */
  feeMinor: number;
  refundMinor: number;
  /** The parts of the refund. The fee is taken from the provider's part first. */
  toWalletMinor: number;
  toProviderMinor: number;
};

const HOUR = 3_600_000;

export const CANCEL_STEP_FAULTS = ['cancel_steps_hours', 'cancel_steps_percent'] as const;
export type CancelStepsFault = (typeof CANCEL_STEP_FAULTS)[number];

/** The fault of steps: one does not begin nearer to the pickup, or does not cost more, than what precedes it. */
export function cancelStepsFault(steps: readonly CancellationStep[]): CancelStepsFault | null {
  const hours = steps.some((step, index) => step.hours >= (steps[index - 1]?.hours ?? Infinity));
  if (hours) return 'cancel_steps_hours';
  const percent = steps.some((step, index) => step.percent <= (steps[index - 1]?.percent ?? 0));
  return percent ? 'cancel_steps_percent' : null;
}

/** Steps as terms: the first one as every client knows it, and those after it. No step is free until the pickup. */
export function termsOfSteps([first, ...laterSteps]: readonly CancellationStep[]) {
  return { freeHours: first?.hours ?? 0, cancelPercent: first?.percent ?? 0, laterSteps };
}

/**
 * The steps of terms, the farthest from the pickup first. A step that does not cost more than the one before is left out,
 * because the first step may have been changed by a version that does not know the others.
 */
export function cancellationSteps(terms: CancellationTerms): CancellationStep[] {
  const { freeHours, cancelPercent, laterSteps = [] } = terms;
  const sorted = [{ hours: freeHours, percent: cancelPercent }, ...laterSteps].toSorted(
    (one, other) => other.hours - one.hours || other.percent - one.percent,
  );
  const steps: CancellationStep[] = [];
  for (const { hours, percent: given } of sorted) {
    const percent = Math.min(100, given);
    if (percent > (steps.at(-1)?.percent ?? 0)) steps.push({ hours, percent });
  }
  return steps;
}

/** What canceling costs at any time before the hand-over, as consecutive periods. */
export function cancellationPeriods(input: PeriodsInput): CancellationPeriod[] {
  const steps = cancellationSteps(input.terms);
  return [0, ...steps.map(({ percent }) => percent)].map((percent, index) => {
    const next = steps[index];
    return {
      untilMs: next ? input.pickupMs - next.hours * HOUR : null,
      percent,
      feeMinor: Math.min(input.paidMinor, percentOf(input.totalMinor, percent)),
    };
  });
}

/** The time until which canceling is free: the pickup if the terms have no fee. Null once it has passed. */
export function freeUntilMs(pickupMs: number, terms: CancellationTerms, nowMs: number): number | null {
  const untilMs = pickupMs - (cancellationSteps(terms)[0]?.hours ?? 0) * HOUR;
  return nowMs <= untilMs ? untilMs : null;
}

/** The fee and the refund of canceling a trip now. A trip that the provider has not confirmed has no fee. */
export function tripCancellation(input: TripCancellationInput): TripCancellation {
  const { status, pickupMs, nowMs, terms, totalMinor, paid } = input;
  const paidMinor = paid.walletMinor + paid.providerMinor;
  const periods = cancellationPeriods({ pickupMs, terms, totalMinor, paidMinor });
  const current = periods.find(({ untilMs }) => untilMs === null || nowMs <= untilMs);
  const isFree = status === 'pending' || status === 'failed';
  const feeMinor = isFree ? 0 : (current?.feeMinor ?? 0);
  const refund = refundAfterFee(paid, feeMinor);
  return {
    cancelable: canCancelTrip(status),
    freeUntilMs: freeUntilMs(pickupMs, terms, nowMs),
    periods,
    feeMinor,
    refundMinor: paidMinor - feeMinor,
    toWalletMinor: refund.walletMinor,
    toProviderMinor: refund.providerMinor,
  };
}
