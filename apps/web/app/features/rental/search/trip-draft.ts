import { type RentalType, timeProblems } from '@errand/domain/rental';
import { nextPickup } from '../rental-modes.ts';
import { MOST_KILOMETERS, type SearchedTrip, type TripPlace } from './trip-address.ts';

/** The values of the trip form. Times are those of datetime-local fields. */
export type TripDraft = {
  type: RentalType;
  pickupAt: string;
  returnAt: string;
  kilometers: string;
  destination: TripPlace | null;
};
export type TripField = 'pickup' | 'pickupAt' | 'returnAt' | 'kilometers';
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
/** Of any provider; the contract's limit. */
const LIMITS = { minimumHours: 1, maximumHours: 8760 };
const ALWAYS_OPEN = { alwaysOpen: true, schedules: [] };
const DEFAULT_HOURS = { hourly: 2, day_wise: 24, distance_wise: 1 } satisfies Record<RentalType, number>;

/** Before hydration, because times depend on the visitor's clock. */
export const NO_DRAFT: TripDraft = {
  type: 'day_wise',
  pickupAt: '',
  returnAt: '',
  kilometers: '20',
  destination: null,
};

/** The form's first values: of the trip in the address, else a day from the next full hour on. */
export function draftOf(trip: SearchedTrip | null, nowMs: number): TripDraft {
  if (!trip) {
    const pickupAt = nextPickup(nowMs);
    return { ...NO_DRAFT, pickupAt, returnAt: returnFor('day_wise', pickupAt) };
  }
  const pickupAt = localOf(Date.parse(trip.pickupAt));
  return {
    type: trip.type,
    pickupAt,
    returnAt: trip.returnAt ? localOf(Date.parse(trip.returnAt)) : returnFor('hourly', pickupAt),
    kilometers: String(trip.kilometers ?? NO_DRAFT.kilometers),
    destination: trip.destination,
  };
}

/** The usual return of a kind of trip; empty without a pickup. */
export function returnFor(type: RentalType, pickupAt: string): string {
  const at = Date.parse(pickupAt);
  return Number.isNaN(at) ? '' : localOf(at + DEFAULT_HOURS[type] * HOUR);
}

/** A later pickup moves the return, so that the length stays. */
export function withPickup(draft: TripDraft, pickupAt: string): TripDraft {
  const length = Date.parse(draft.returnAt) - Date.parse(draft.pickupAt);
  const at = Date.parse(pickupAt);
  if (Number.isNaN(at) || !(length > 0)) return { ...draft, pickupAt };
  return { ...draft, pickupAt, returnAt: localOf(at + length) };
}

/** What is wrong with a draft, by field. */
export function problemsOf(draft: TripDraft, place: TripPlace | null, nowMs: number): TripProblems {
  const problems: TripProblems = place ? {} : { pickup: 'noPlace' };
  const pickupMs = Date.parse(draft.pickupAt);
  const byDistance = draft.type === 'distance_wise';
  const returnMs = byDistance ? pickupMs + HOUR : Date.parse(draft.returnAt);
  if (byDistance && !isDistance(draft.kilometers)) problems.kilometers = 'kilometers';
  if (Number.isNaN(pickupMs)) problems.pickupAt = 'noTime';
  if (Number.isNaN(returnMs) && !byDistance) problems.returnAt = 'noTime';
  if (Number.isNaN(pickupMs) || Number.isNaN(returnMs)) return problems;
  return { ...problems, ...timeProblemsOf(pickupMs, returnMs, nowMs) };
}

/** What is wrong with the times of a trip from the address. */
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
export function searchedTrip(draft: TripDraft, pickup: TripPlace | null): SearchedTrip {
  const byDistance = draft.type === 'distance_wise';
  return {
    type: draft.type,
    pickupAt: withOffset(draft.pickupAt),
    returnAt: byDistance ? null : withOffset(draft.returnAt),
    kilometers: byDistance ? Number(draft.kilometers) : null,
    pickup,
    destination: byDistance ? draft.destination : null,
  };
}

/** "2026-11-24T10:00" with the offset of the visitor's clock at that time. */
export function withOffset(local: string): string {
  const offset = -new Date(local).getTimezoneOffset();
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${local.slice(0, 16)}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

function isDistance(text: string): boolean {
  const kilometers = Number(text);
  return kilometers >= 1 && kilometers <= MOST_KILOMETERS;
}

/** An instant as value of a datetime-local field. */
function localOf(ms: number): string {
  return new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
