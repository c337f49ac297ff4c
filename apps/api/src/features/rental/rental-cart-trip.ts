import type { ParsedInput } from '@errand/contract';
import type { addToRentalCart } from '@errand/contract/rental-cart';
import {
  hoursOfDistance,
  LATE_MS,
  type RentalType,
  tripHours,
  type VehiclesInput,
} from '@errand/domain/rental';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { zonesAt } from '../location/index.ts';
import type { CartLocation } from './rental.tables.ts';
import type { CartLineRow, CartVehicleRow, TripRow } from './rental-cart.queries.ts';
import { offerOf, termsOf } from './terms.ts';
import { pricesOfRow } from './vehicle.serializer.ts';
import type { VehicleRow } from './vehicle-row.ts';

type Body = Omit<ParsedInput<typeof addToRentalCart>['body'], 'vehicle_id' | 'quantity'>;
/** A trip that can be priced. */
export type Trip = {
  [K in keyof TripRow]: K extends 'destination' | 'distance_km' ? TripRow[K] : NonNullable<TripRow[K]>;
};

export const NO_TRIP: TripRow = {
  pickup: null,
  destination: null,
  zone_id: null,
  pickup_at: null,
  type: null,
  estimated_hours: null,
  distance_km: null,
};

/**
 * Merges the posted fields into the cart's trip for a provider's vehicle. Throws `required`, `pickup_past`,
 * and `pickup_outside` if the provider does not serve the pickup place.
 */
export async function tripFor(
  ctx: RequestContext<'now'>,
  tx: Tx,
  before: TripRow,
  body: Body,
  vehicle: CartVehicleRow,
): Promise<Trip> {
  const pickup = body.pickup_location ? locationOf(body.pickup_location) : before.pickup;
  const at = body.pickup_time ?? before.pickup_at;
  const type = body.rental_type ?? before.type;
  const distance = body.distance ?? before.distance_km;
  if (!pickup) throw new AppError('required', undefined, 'pickup_location');
  if (!at) throw new AppError('required', undefined, 'pickup_time');
  if (!type) throw new AppError('required', undefined, 'rental_type');
  if (type === 'distance_wise' && distance === null) throw new AppError('required', undefined, 'distance');
  if (at.getTime() < ctx.now() - LATE_MS) throw new AppError('pickup_past', undefined, 'pickup_time');
  const hours = hoursOf(before, body, { type, pickupMs: at.getTime(), timeZone: vehicle.time_zone });
  if (type !== 'distance_wise' && hours === null)
    throw new AppError('required', undefined, 'estimated_hours');
  const zones = await zonesAt(tx, pickup);
  const [zone] = zones.includes(vehicle.zone_id)
    ? [vehicle.zone_id]
    : zones.slice(0, vehicle.all_zone_service ? 1 : 0);
  if (zone === undefined) throw new AppError('pickup_outside', undefined, 'pickup_location');
  return {
    pickup,
    destination: destinationOf(before, body),
    zone_id: zone,
    pickup_at: at,
    type,
    estimated_hours: hours ?? hoursOfDistance(distance ?? 0),
    distance_km: distance,
  };
}

/** The posted destination, else that of the cart; null if it was removed. */
function destinationOf(before: TripRow, { destination_location: sent }: Body): CartLocation | null {
  if (sent === undefined) return before.destination;
  return sent && locationOf(sent);
}

/** The posted length or return, else the length of the cart. Throws `return_before_pickup`. */
function hoursOf(before: TripRow, body: Body, start: Parameters<typeof tripHours>[0]): number | null {
  if (!body.destination_time) return body.estimated_hours ?? before.estimated_hours;
  const hours = tripHours(start, body.destination_time.getTime());
  if (hours <= 0) throw new AppError('return_before_pickup', undefined, 'destination_time');
  return hours;
}

/** The input for pricing the vehicles of a cart for a trip at an instant. All are of one provider. */
export function pricingOf(
  rows: Pick<CartLineRow, keyof VehicleRow | 'quantity'>[],
  { type, estimated_hours: hours, distance_km }: Pick<Trip, 'type' | 'estimated_hours' | 'distance_km'>,
  nowMs: number,
): VehiclesInput {
  const [first] = rows;
  return {
    vehicles: rows.map((row) => ({ prices: pricesOfRow(row), quantity: row.quantity })),
    length: { type, hours, kilometers: distance_km ?? 0 },
    minimumMinor: first ? termsOf(first).minimumMinor : 0,
    offer: first ? offerOf(first, nowMs) : null,
  };
}

/** Whether a vehicle is rented by the hour, by the day or by distance. */
export function supportsRentalType(row: VehicleRow, type: RentalType): boolean {
  const { hourlyMinor, perKmMinor, dailyMinor } = pricesOfRow(row);
  return { hourly: hourlyMinor, distance_wise: perKmMinor, day_wise: dailyMinor }[type] !== null;
}

/** The complete trip of a cart with vehicles; null for an empty cart. */
export function toCompleteTrip(row: TripRow): Trip | null {
  const { pickup, zone_id, pickup_at, type, estimated_hours } = row;
  if (!pickup || zone_id === null || !pickup_at || !type || estimated_hours === null) return null;
  return { ...row, pickup, zone_id, pickup_at, type, estimated_hours };
}

function locationOf(sent: NonNullable<Body['pickup_location']>): CartLocation {
  return {
    latitude: sent.lat,
    longitude: sent.lng,
    name: sent.location_name,
    kind: sent.location_type,
  };
}
