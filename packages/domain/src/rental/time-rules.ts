import { type OpeningHours, openState } from '../time/index.ts';

export type TripTimes = {
  pickupMs: number;
  returnMs: number;
  hours: number;
  nowMs: number;
  timeZone: string;
  provider: OpeningHours;
  /** A maximum of null is none. */
  limits: { minimumHours: number; maximumHours: number | null };
  /** A trip that has begun keeps its pickup. */
  hasBegun?: boolean;
};

export type TimeProblem = {
  code:
    | 'pickup_past'
    | 'return_past'
    | 'return_before_pickup'
    | 'provider_closed'
    | 'trip_too_short'
    | 'trip_too_long';
  field: 'pickup_time' | 'destination_time';
  hours?: number;
};

/** Time after which a pickup "now" is too late, to allow for the delay of the request. */
export const LATE_MS = 5 * 60_000;

/** The problems of a trip's times, each at its field. The provider's hours are in the time of its zone. */
export function timeProblems(times: TripTimes): TimeProblem[] {
  const { pickupMs, returnMs, hours, nowMs, limits, hasBegun = false } = times;
  const problems: TimeProblem[] = [];
  if (!hasBegun && pickupMs < nowMs - LATE_MS) problems.push({ code: 'pickup_past', field: 'pickup_time' });
  else if (!hasBegun && !isOpen(times, pickupMs))
    problems.push({ code: 'provider_closed', field: 'pickup_time' });
  if (returnMs <= pickupMs) return [...problems, { code: 'return_before_pickup', field: 'destination_time' }];
  if (returnMs < nowMs - LATE_MS && hasBegun)
    problems.push({ code: 'return_past', field: 'destination_time' });
  if (hours < limits.minimumHours)
    problems.push({ code: 'trip_too_short', field: 'destination_time', hours: limits.minimumHours });
  if (limits.maximumHours !== null && hours > limits.maximumHours)
    problems.push({ code: 'trip_too_long', field: 'destination_time', hours: limits.maximumHours });
  // A return at the closing time itself is still in time.
  if (!isOpen(times, returnMs) && !isOpen(times, returnMs - 1))
    problems.push({ code: 'provider_closed', field: 'destination_time' });
  return problems;
}

function isOpen({ provider, timeZone }: TripTimes, atMs: number): boolean {
  return openState(provider.schedules, provider.alwaysOpen, atMs, timeZone, provider).open;
}
