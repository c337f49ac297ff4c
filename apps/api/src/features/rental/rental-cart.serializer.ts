import type { RentalCart } from '@errand/contract/rental-cart';
import { toMajor } from '@errand/domain/money';
import { priceVehicles, tripOfferGap } from '@errand/domain/rental';
import type { RequestContext } from '../../platform/http/index.ts';
import type { CartLocation } from './rental.tables.ts';
import type { CartLineRow, RentalCartRow } from './rental-cart.queries.ts';
import { pricingOf, type Trip, toCompleteTrip } from './rental-cart-trip.ts';
import { timesOf } from './requested-trip.ts';
import { toVehicleResponse } from './vehicle.serializer.ts';

const EMPTY: RentalCart = { carts: [], user_data: [] };

/** The cart as clients read it, with current prices. */
export function toRentalCartResponse(
  ctx: RequestContext<'now'>,
  cart: RentalCartRow | null,
  rows: CartLineRow[],
  digits: number,
): RentalCart {
  const trip = cart && toCompleteTrip(cart);
  if (!cart || !trip || rows.length === 0) return EMPTY;
  const [kind, userId = ''] = cart.owner.split(':', 2);
  const whose = { user_id: userId, is_guest: kind === 'guest' };
  const pricing = pricingOf(rows, trip, ctx.now());
  const prices = priceVehicles(pricing);
  const gap = tripOfferGap(pricing);
  const total = prices.reduce((sum, price) => sum + (price?.priceMinor ?? 0), 0);
  return {
    carts: rows.map((row, index) => {
      const vehicle = toVehicleResponse(row, ctx, digits);
      const price = prices[index];
      return {
        ...whose,
        id: row.line_id,
        provider_id: row.provider_id,
        vehicle_id: row.id,
        module_id: row.module_id,
        quantity: row.quantity,
        total_price: price ? toMajor(price.priceMinor, digits) : null,
        total_before_discount: price ? toMajor(price.originalMinor, digits) : null,
        vehicle,
        provider: vehicle.provider,
      };
    }),
    user_data: {
      ...whose,
      id: cart.id,
      pickup_location: placeShape(trip.pickup),
      destination_location: trip.destination && placeShape(trip.destination),
      pickup_zone_id: trip.zone_id,
      pickup_time: trip.pickup_at.toISOString(),
      time_zone: timeZoneOf(rows),
      rental_type: trip.type,
      estimated_hours: trip.estimated_hours,
      distance: trip.distance_km ?? 0,
      destination_time: new Date(cartTimes(trip, rows).returnMs).toISOString(),
      total_cart_price: toMajor(total, digits),
      offer_gap: gap && { percent: gap.percent, missing: toMajor(gap.missingMinor, digits) },
    },
  };
}

/** When the trip of a cart begins and ends, in the clock of the provider's zone. */
export function cartTimes(
  { type, pickup_at, estimated_hours: hours }: Trip,
  rows: Pick<CartLineRow, 'time_zone'>[],
) {
  const wanted = { type, pickupMs: pickup_at.getTime(), hours, returnMs: null };
  return timesOf(wanted, timeZoneOf(rows));
}

function timeZoneOf(rows: Pick<CartLineRow, 'time_zone'>[]): string {
  return rows[0]?.time_zone ?? 'UTC';
}

function placeShape({ latitude, longitude, name, kind }: CartLocation) {
  return { lat: String(latitude), lng: String(longitude), location_name: name, location_type: kind };
}
