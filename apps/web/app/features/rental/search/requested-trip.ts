import { type SearchedTrip, tripInZone, tripOf } from './trip-address.ts';
import { problemsOfTrip, type TripProblems } from './trip-draft.ts';

export type RequestedTrip = {
  trip: SearchedTrip | null;
  problems: { trip: SearchedTrip; fields: TripProblems } | null;
};

/** The trip of a request's address, or its problems, such as a pickup in the past. */
export function requestedTrip(request: Request): RequestedTrip {
  const trip = tripOf(new URL(request.url).searchParams);
  if (!trip) return { trip: null, problems: null };
  const fields = problemsOfTrip(trip, Date.now());
  return Object.keys(fields).length > 0
    ? { trip: null, problems: { trip, fields } }
    : { trip, problems: null };
}

/** The same trip in the clock of a zone. */
export function inZone({ trip, problems }: RequestedTrip, timeZone: string): RequestedTrip {
  return {
    trip: trip && tripInZone(trip, timeZone),
    problems: problems && { ...problems, trip: tripInZone(problems.trip, timeZone) },
  };
}

/** The pickup place of the address, whether the rest of the trip is valid or not. */
export function pickupOf({ trip, problems }: RequestedTrip) {
  return (trip ?? problems?.trip)?.pickup ?? null;
}
