import { type RentalType, timeProblems, tripEndMs } from '@errand/domain/rental';
import { fromField, movedReturn, nextPickup, toField, withOffset } from '../cart/trip-clock.ts';
import { MOST_KILOMETERS, type SearchedTrip, type TripPlace } from './trip-address.ts';

/** The values of the trip form. Times are those of date and time fields, in the clock of the trip's zone. */
export type TripDraft = {
  type: RentalType;
  pickupAt: string;
  returnAt: string;
  kilometers: string;
  destination: TripPlace | null;
};
/** The fields that can be wrong, in their order on the form. */
export const TRIP_FIELDS = ['pickup', 'pickupAt', 'returnAt', 'kilometers'] as const;
export type TripField = (typeof TRIP_FIELDS)[number];
export type TripFieldProblem =
  | 'noPlace'
  | 'outside'
  | 'noTime'
  | 'past'
  | 'beforePickup'
  | 'tooShort'
  | 'tooLong'
  | 'kilometers';
export type TripProblems = Partial<Record<TripField, TripFieldProblem>>;

const HOUR = 3_600_000;
/** The contract's limits for all providers. */
const LIMITS = { minimumHours: 1, maximumHours: 8760 };
const ALWAYS_OPEN = { alwaysOpen: true, schedules: [] };
const DEFAULT_HOURS = { hourly: 2, day_wise: 24, distance_wise: 1 } satisfies Record<RentalType, number>;

/** The draft before hydration, because the first pickup depends on the current time. */
export const NO_DRAFT: TripDraft = {
  type: 'day_wise',
  pickupAt: '',
  returnAt: '',
  kilometers: '20',
  destination: null,
};

/** The form's first values: of the trip in the address, else a day from the next full hour on. */
export function draftOf(trip: SearchedTrip | null, nowMs: number, timeZone: string): TripDraft {
  if (!trip) {
    const pickupAt = nextPickup(nowMs, timeZone);
    return { ...NO_DRAFT, pickupAt, returnAt: returnFor('day_wise', pickupAt, timeZone) };
  }
  const pickupAt = toField(trip.pickupAt, timeZone);
  return {
    type: trip.type,
    pickupAt,
    returnAt: trip.returnAt ? toField(trip.returnAt, timeZone) : returnFor('hourly', pickupAt, timeZone),
    kilometers: String(trip.kilometers ?? NO_DRAFT.kilometers),
    destination: trip.destination,
  };
}

/** The default return of a rental type; empty without a pickup. */
export function returnFor(type: RentalType, pickupAt: string, timeZone: string): string {
  const at = fromField(pickupAt, timeZone);
  if (at === null) return '';
  return toField(tripEndMs({ type, pickupMs: Date.parse(at), timeZone }, DEFAULT_HOURS[type]), timeZone);
}

/** A later pickup moves the return, so that the length stays. */
export function withPickup(draft: TripDraft, pickupAt: string, timeZone: string): TripDraft {
  return { ...draft, pickupAt, returnAt: movedReturn(draft, pickupAt, timeZone) };
}

/** The problems of a draft, by field. */
export function problemsOf(
  draft: TripDraft,
  place: TripPlace | null,
  nowMs: number,
  timeZone: string,
): TripProblems {
  const problems: TripProblems = place ? {} : { pickup: 'noPlace' };
  const pickupMs = instantMs(draft.pickupAt, timeZone);
  const byDistance = draft.type === 'distance_wise';
  const returnMs = byDistance ? pickupMs + HOUR : instantMs(draft.returnAt, timeZone);
  if (byDistance && !isDistance(draft.kilometers)) problems.kilometers = 'kilometers';
  if (Number.isNaN(pickupMs)) problems.pickupAt = 'noTime';
  if (Number.isNaN(returnMs) && !byDistance) problems.returnAt = 'noTime';
  if (Number.isNaN(pickupMs) || Number.isNaN(returnMs)) return problems;
  return { ...problems, ...timeProblemsOf(pickupMs, returnMs, nowMs) };
}

/** The problems with the times of a trip from the address. */
export function problemsOfTrip(trip: SearchedTrip, nowMs: number): TripProblems {
  const pickupMs = Date.parse(trip.pickupAt);
  return timeProblemsOf(pickupMs, trip.returnAt ? Date.parse(trip.returnAt) : pickupMs + HOUR, nowMs);
}

function timeProblemsOf(pickupMs: number, returnMs: number, nowMs: number): TripProblems {
  const found = timeProblems({
    pickupMs,
    returnMs,
    hours: (returnMs - pickupMs) / HOUR,
    nowMs,
    timeZone: 'UTC',
    provider: ALWAYS_OPEN,
    limits: LIMITS,
  });
  const problems: TripProblems = {};
  for (const { code } of found) {
    if (code === 'pickup_past') problems.pickupAt = 'past';
    if (code === 'return_before_pickup') problems.returnAt = 'beforePickup';
    if (code === 'trip_too_short') problems.returnAt = 'tooShort';
    if (code === 'trip_too_long') problems.returnAt = 'tooLong';
  }
  return problems;
}

/** The trip of a draft without problems. */
export function searchedTrip(draft: TripDraft, pickup: TripPlace | null, timeZone: string): SearchedTrip {
  const byDistance = draft.type === 'distance_wise';
  return {
    type: draft.type,
    pickupAt: withOffset(instantMs(draft.pickupAt, timeZone), timeZone),
    returnAt: byDistance ? null : withOffset(instantMs(draft.returnAt, timeZone), timeZone),
    kilometers: byDistance ? Number(draft.kilometers) : null,
    pickup,
    destination: byDistance ? draft.destination : null,
  };
}

/** NaN while the field is incomplete. */
function instantMs(field: string, timeZone: string): number {
  const at = fromField(field, timeZone);
  return at === null ? Number.NaN : Date.parse(at);
}

function isDistance(text: string): boolean {
  const kilometers = Number(text);
  return kilometers >= 1 && kilometers <= MOST_KILOMETERS;
}
