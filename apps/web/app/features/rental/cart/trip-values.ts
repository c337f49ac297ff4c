import { hoursOfDistance, type RentalType, tripEndMs } from '@errand/domain/rental';
import { fromField, movedReturn, toField } from './trip-clock.ts';
import type { CartTrip } from './use-rental-cart.ts';
import type { TripChange } from './use-rental-cart-changes.ts';

export type TripPlace = { lat: number; lng: number; location_name: string };

/** The fields of a trip as they are entered; times in the clock of its zone. */
export type TripValues = {
  pickup: TripPlace;
  destination: TripPlace | null;
  type: RentalType;
  pickupAt: string;
  returnAt: string;
  kilometers: string;
};

export type TripFieldProblem =
  | 'pickup_location'
  | 'pickup_time'
  | 'destination_time'
  | 'rental_type'
  | 'distance';

const MAX_KILOMETERS = 10_000;
/** Default lengths in hours. */
const START_HOURS = { hourly: 2, day_wise: 24 } as const;
const START_KILOMETERS = 20;

export function valuesOfTrip(trip: CartTrip, timeZone: string): TripValues {
  return {
    pickup: placeOf(trip.pickup_location),
    destination: trip.destination_location && placeOf(trip.destination_location),
    type: trip.rental_type,
    pickupAt: toField(trip.pickup_time, timeZone),
    returnAt: toField(trip.destination_time, timeZone),
    kilometers: String(trip.rental_type === 'distance_wise' ? trip.distance : START_KILOMETERS),
  };
}

function placeOf({ lat, lng, location_name }: CartTrip['pickup_location']): TripPlace {
  return { lat: Number(lat), lng: Number(lng), location_name };
}

/** The values with another rental type and its default length. */
export function withType(values: TripValues, type: RentalType, timeZone: string): TripValues {
  const pickup = fromField(values.pickupAt, timeZone);
  if (pickup === null || type === values.type) return { ...values, type };
  const hours =
    type === 'distance_wise'
      ? hoursOfDistance(Number(values.kilometers) || START_KILOMETERS)
      : START_HOURS[type];
  const end = tripEndMs({ type, pickupMs: Date.parse(pickup), timeZone }, hours);
  return { ...values, type, returnAt: toField(end, timeZone) };
}

/** The values with another pickup. The return moves along, so that the length stays. */
export function withPickup(values: TripValues, pickupAt: string, timeZone: string): TripValues {
  return { ...values, pickupAt, returnAt: movedReturn(values, pickupAt, timeZone) };
}

/** The first field that cannot be sent; null when all can. */
export function problemOf(values: TripValues, timeZone: string, nowMs: number): TripFieldProblem | null {
  const pickup = fromField(values.pickupAt, timeZone);
  const end = fromField(values.returnAt, timeZone);
  const kilometers = Number(values.kilometers);
  if (pickup === null || Date.parse(pickup) < nowMs) return 'pickup_time';
  if (values.type === 'distance_wise' && !(kilometers > 0 && kilometers <= MAX_KILOMETERS)) return 'distance';
  return end === null || end <= pickup ? 'destination_time' : null;
}

export function changeOf(values: TripValues, timeZone: string): TripChange {
  const { pickup, destination, type } = values;
  return {
    pickup_location: pickup,
    // Rentals by hour or day end at the provider.
    destination_location: type === 'distance_wise' ? destination : null,
    rental_type: type,
    pickup_time: fromField(values.pickupAt, timeZone) ?? '',
    destination_time: fromField(values.returnAt, timeZone) ?? '',
    ...(type === 'distance_wise' && { distance: Number(values.kilometers) }),
  };
}
