import type { ParsedInput } from '@errand/contract';
import type { getVehicle } from '@errand/contract/rental';
import type { TripPrice } from '@errand/contract/rental-trip-fields';
import { toMajor } from '@errand/domain/money';
import {
  hoursOfDistance,
  priceVehicles,
  type RentalType,
  tripEndMs,
  tripHours,
  type VehiclesPrice,
} from '@errand/domain/rental';
import { offerOf, termsOf } from './terms.ts';
import { pricesOfRow } from './vehicle.serializer.ts';
import type { VehicleRow } from './vehicle-row.ts';

type Query = ParsedInput<typeof getVehicle>['query'];

/** The trip that vehicles are searched for. */
export type RequestedTrip = {
  type: RentalType;
  pickupMs: number;
  /** Either hours or return is set. Each follows from the other in the clock of the provider's zone. */
  hours: number | null;
  returnMs: number | null;
  kilometers: number;
  quantity: number;
};

/** The trip of a query; null while its pickup time or length is missing, or if it ends before it begins. */
export function requestedTrip(query: Query): RequestedTrip | null {
  const at = query.pickup_time ?? query.date;
  const type = query.trip_type ?? 'day_wise';
  if (!at || (type === 'distance_wise' && query.distance === undefined)) return null;
  const returnMs = query.destination_time?.getTime() ?? null;
  const kilometers = query.distance ?? 0;
  const hours = query.estimated_hours ?? (type === 'distance_wise' ? hoursOfDistance(kilometers) : null);
  if (returnMs === null && hours === null) return null;
  if (returnMs !== null && returnMs <= at.getTime()) return null;
  const quantity = query.quantity ?? 1;
  return { type, pickupMs: at.getTime(), hours, returnMs, kilometers, quantity };
}

/** When a trip begins and ends and how many hours it has, in the clock of a zone. */
export function timesOf(
  { type, pickupMs, hours, returnMs }: Pick<RequestedTrip, 'type' | 'pickupMs' | 'hours' | 'returnMs'>,
  timeZone: string,
) {
  const start = { type, pickupMs, timeZone };
  if (returnMs !== null) return { pickupMs, returnMs, hours: tripHours(start, returnMs) };
  return { pickupMs, returnMs: tripEndMs(start, hours ?? 1), hours: hours ?? 1 };
}

/** The price of a trip with one vehicle at an instant; null if it is not rented that way. */
export function tripPriceOf(
  row: VehicleRow,
  trip: RequestedTrip,
  nowMs: number,
  digits: number,
): TripPrice | null {
  const times = timesOf(trip, row.time_zone);
  const length = { type: trip.type, hours: times.hours, kilometers: trip.kilometers };
  const { minimumMinor } = termsOf(row);
  const vehicles = [{ prices: pricesOfRow(row), quantity: 1 }];
  const [price] = priceVehicles({ vehicles, length, minimumMinor, offer: offerOf(row, nowMs) });
  return price ? toTripPriceResponse(price, trip.type, times, digits) : null;
}

/** The price of one vehicle and what it is made of. */
export function toTripPriceResponse(
  { one, offerMinor }: Pick<VehiclesPrice, 'one' | 'offerMinor'>,
  type: RentalType,
  { pickupMs, returnMs, hours }: { pickupMs: number; returnMs: number; hours: number },
  digits: number,
): TripPrice {
  const major = (minor: number) => toMajor(minor, digits);
  return {
    trip_type: type,
    units: one.units,
    unit: one.unit,
    unit_price: major(one.unitMinor),
    price_before_discount: major(one.originalMinor),
    discount: major(one.originalMinor - one.priceMinor + offerMinor),
    minimum_addition: major(one.minimumAdditionMinor),
    offer_discount: major(offerMinor),
    price: major(one.priceMinor - offerMinor),
    hours,
    starts_at: new Date(pickupMs).toISOString(),
    ends_at: new Date(returnMs).toISOString(),
  };
}
