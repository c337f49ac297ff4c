import { type SearchedTrip, tripOf } from './trip-address.ts';
import { problemsOfTrip, type TripProblems } from './trip-draft.ts';

/** The trip of a request's address, or what is wrong with it: an old link has a pickup that has passed. */
export function requestedTrip(request: Request): {
  trip: SearchedTrip | null;
  problems: { trip: SearchedTrip; fields: TripProblems } | null;
} {
  const trip = tripOf(new URL(request.url).searchParams);
  if (!trip) return { trip: null, problems: null };
  const fields = problemsOfTrip(trip, Date.now());
  return Object.keys(fields).length > 0
    ? { trip: null, problems: { trip, fields } }
    : { trip, problems: null };
}
