import type { ResponseOf } from '@errand/contract';
import type { rebookTrip as contract } from '@errand/contract/rental-trip-changes';
import { instantOf, localTime } from '@errand/domain/time';
import { translated } from '../../../platform/db/index.ts';
import { AppError, type RequestContext, requireFound } from '../../../platform/http/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { ownOrders } from '../../orders/index.ts';
import { type CartVehicleRow, findCartVehicle } from '../rental-cart.queries.ts';
import { changeCart } from '../rental-cart.service.ts';
import { supportsRentalType, tripFor } from '../rental-cart-trip.ts';
import type { TripLocation } from '../trips.tables.ts';
import { findTrip, listTripVehicles, type StoredTrip } from './trip.queries.ts';

/** Lead time until a vehicle can be handed over. */
const LEAD_MS = 3_600_000;

/**
 * Replaces the viewer's rental cart by the vehicles of a former trip, at the same time today or tomorrow. Vehicles that
 * are no longer rented that way are left out, and quantities are limited to what the provider still has. Throws
 * `not_found`, and `vehicle_unavailable` if none is left.
 */
export async function rebookTrip(
  ctx: RequestContext<'db' | 'events' | 'now' | 'pool' | 'settings'>,
  tripId: number,
): Promise<ResponseOf<typeof contract>> {
  const order = await ownOrders.read(ctx, tripId);
  const trip = requireFound(await findTrip(ctx.db, order.id));
  const booked = await listTripVehicles(ctx.db, trip.id);
  const found = await Promise.all(booked.map(({ vehicleId }) => findCartVehicle(ctx.pool, vehicleId)));
  const offered = found.flatMap((row, at) => {
    const quantity = Math.min(booked[at]?.quantity ?? 0, row?.plates.length ?? 0);
    return row && quantity > 0 && supportsRentalType(row, trip.type) ? [{ row, quantity }] : [];
  });
  const [first] = offered;
  if (!first) throw new AppError('vehicle_unavailable');
  const cart = await changeCart(ctx, async (tx, { cart: current }) => ({
    lines: offered.map(({ row, quantity }) => ({
      vehicle: { id: row.id, providerId: row.provider_id, fleet: row.plates.length },
      quantity,
    })),
    trip: await tripFor(ctx, tx, current, bodyOf(ctx, trip, first.row), first.row),
  }));
  const names = booked.filter(({ vehicleId }) => !offered.some(({ row }) => row.id === vehicleId));
  return {
    ...cart,
    message: textOf('messages.trip_in_cart', ctx.language),
    left_out: names.map(({ name }) => translated(name, ctx.language)),
  };
}

function bodyOf(ctx: RequestContext<'now'>, trip: StoredTrip, { time_zone }: CartVehicleRow) {
  const toLocation = ({ latitude, longitude, name }: TripLocation) => ({
    lat: latitude,
    lng: longitude,
    location_name: translated(name, ctx.language),
    location_type: '',
  });
  return {
    pickup_location: toLocation(trip.pickup),
    destination_location: trip.destination && toLocation(trip.destination),
    pickup_time: new Date(nextPickupMs(trip.pickupAt.getTime(), ctx.now(), time_zone)),
    rental_type: trip.type,
    estimated_hours: trip.estimatedHours,
    distance: trip.distanceKm ?? undefined,
  };
}

/** The same local time, today if that is at least an hour away, else tomorrow. */
function nextPickupMs(pickupMs: number, nowMs: number, timeZone: string): number {
  const { minutes } = localTime(pickupMs, timeZone);
  const today = localTime(nowMs, timeZone);
  const todayMs = instantOf({ ...today, minutes }, timeZone);
  return todayMs >= nowMs + LEAD_MS ? todayMs : instantOf({ ...today, minutes: minutes + 1440 }, timeZone);
}
