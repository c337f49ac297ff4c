import { hoursOfDistance, RENTAL_TYPES, type RentalType } from '@errand/domain/rental';
import { dayAfter } from '../calendar/calendar-month.ts';
import { fromField, toField, withOffset } from '../cart/trip-clock.ts';

export type TripPlace = { lat: number; lng: number; name: string };

/** The trip that vehicles are searched for, as it is in the address. */
export type SearchedTrip = {
  type: RentalType;
  /** Clock and offset, "2026-11-24T10:00+03:00": an instant in the clock of the trip's zone. */
  pickupAt: string;
  /** Null for a trip by distance. */
  returnAt: string | null;
  kilometers: number | null;
  pickup: TripPlace | null;
  /** Null unless the trip is by distance. */
  destination: TripPlace | null;
};

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;
export const MOST_KILOMETERS = 1000;

/** The trip of an address; null if one of its parts is missing or invalid. */
export function tripOf(search: URLSearchParams): SearchedTrip | null {
  const type = RENTAL_TYPES.find((known) => known === search.get('trip_type'));
  const pickupAt = timeOf(search.get('pickup_time'));
  if (!type || !pickupAt) return null;
  const places = { pickup: placeOf(search, 'pickup'), destination: placeOf(search, 'destination') };
  if (type === 'distance_wise') {
    const kilometers = Number(search.get('distance'));
    if (!(kilometers >= 1 && kilometers <= MOST_KILOMETERS)) return null;
    return { type, pickupAt, returnAt: null, kilometers, ...places };
  }
  const returnAt = timeOf(search.get('return_time'));
  if (!returnAt || Date.parse(returnAt) <= Date.parse(pickupAt)) return null;
  return { type, pickupAt, returnAt, kilometers: null, ...places, destination: null };
}

/** Adds a trip to the parameters of an address. */
export function writeTrip(search: URLSearchParams, trip: SearchedTrip | null): void {
  if (!trip) return;
  search.set('trip_type', trip.type);
  search.set('pickup_time', trip.pickupAt);
  if (trip.returnAt) search.set('return_time', trip.returnAt);
  if (trip.kilometers) search.set('distance', String(trip.kilometers));
  for (const end of ['pickup', 'destination'] as const) {
    const place = trip[end];
    if (!place) continue;
    search.set(end, `${place.lat},${place.lng}`);
    if (place.name) search.set(`${end}_name`, place.name);
  }
}

/** `path` with the trip. */
export function withTrip(path: string, trip: SearchedTrip | null | undefined): string {
  if (!trip) return path;
  const [start = path, query = ''] = path.split('?');
  const search = new URLSearchParams(query);
  writeTrip(search, trip);
  return `${start}?${search}`;
}

/** The trip as query parameters of vehicle lists. */
export function tripQueryOf(trip: SearchedTrip | null) {
  if (!trip) return {};
  const { type, pickup, kilometers, returnAt } = trip;
  return {
    trip_type: type,
    pickup_time: new Date(trip.pickupAt).toISOString(),
    ...(pickup && { pickup_location: JSON.stringify({ lat: pickup.lat, lng: pickup.lng }) }),
    ...(returnAt && { destination_time: new Date(returnAt).toISOString() }),
    ...(kilometers && { distance: kilometers }),
  };
}

/** The same instants in the clock of a zone. */
export function tripInZone(trip: SearchedTrip, timeZone: string): SearchedTrip {
  const { pickupAt, returnAt } = trip;
  return {
    ...trip,
    pickupAt: withOffset(pickupAt, timeZone),
    returnAt: returnAt && withOffset(returnAt, timeZone),
  };
}

/** The same trip some days later by the clock of its zone. */
export function daysLater(trip: SearchedTrip, days: number, timeZone: string): SearchedTrip {
  const moved = (at: string) => {
    const [date = '', clock = ''] = toField(at, timeZone).split('T');
    const later = fromField(`${dayAfter(date, days)}T${clock}`, timeZone);
    return later ? withOffset(later, timeZone) : at;
  };
  return { ...trip, pickupAt: moved(trip.pickupAt), returnAt: trip.returnAt && moved(trip.returnAt) };
}

/**
 * The trip with another rental type. By distance it gets a default distance; from a distance it gets the length that
 * the distance takes.
 */
export function rentedBy(trip: SearchedTrip, type: RentalType): SearchedTrip {
  if (type === 'distance_wise') return { ...trip, type, returnAt: null, kilometers: trip.kilometers ?? 20 };
  const returnAt = trip.returnAt ?? returnAfter(trip.pickupAt, hoursOfDistance(trip.kilometers ?? 1));
  return { ...trip, type, returnAt, kilometers: null, destination: null };
}

function returnAfter(pickupAt: string, hours: number): string {
  const wall = new Date(Date.parse(`${pickupAt.slice(0, 16)}Z`) + hours * 3_600_000).toISOString();
  return wall.slice(0, 16) + pickupAt.slice(16);
}

function timeOf(text: string | null): string | null {
  return text && TIME.test(text) && Number.isFinite(Date.parse(text)) ? text : null;
}

function placeOf(search: URLSearchParams, end: 'pickup' | 'destination'): TripPlace | null {
  const match = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(search.get(end) ?? '');
  const [lat, lng] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { lat, lng, name: (search.get(`${end}_name`) ?? '').trim().slice(0, 300) };
}
