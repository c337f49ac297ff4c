import { PRICE_UNITS, RENTAL_TYPES } from '@errand/domain/rental';
import { z } from 'zod';
import { amount, flag, id, latitude, longitude } from './schemas.ts';

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** An instant: ISO 8601, or `yyyy-MM-dd HH:mm:ss` in UTC. */
export const tripTime = z
  .string()
  .max(40)
  .transform((text, ctx) => {
    const plain = /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text);
    const at = new Date(plain ? `${text.replace(' ', 'T')}Z` : text);
    // Far beyond any trip, the local times of zones cannot be computed.
    if (at.getTime() > EARLIEST && at.getTime() < LATEST) return at;
    ctx.addIssue({ code: 'custom', message: 'not a time', params: { reason: 'expected_time' } });
    return z.NEVER;
  });

const point = z.object({ lat: latitude, lng: longitude });

/** A point as JSON text, as clients send it in a query. */
const pointText = z
  .string()
  .max(300)
  .transform((text, ctx) => {
    try {
      return point.parse(JSON.parse(text));
    } catch {
      const params = { reason: 'expected_json_object', example: '{"lat":25.2,"lng":55.3}' };
      ctx.addIssue({ code: 'custom', message: 'not a point', params });
      return z.NEVER;
    }
  });

export const tripHours = z.coerce.number().positive().max(8760);
export const tripKilometers = z.coerce.number().positive().max(10_000);

/**
 * The requested trip, as query of vehicles. With pickup time, kind and length every vehicle has the price of the trip,
 * and lists contain only vehicles that are free for it. `destination_time` replaces `estimated_hours`.
 */
export const tripQuery = {
  trip_type: z.enum(RENTAL_TYPES).optional(),
  pickup_location: pointText.optional(),
  pickup_time: tripTime.optional(),
  /** The same as `pickup_time`. */
  date: tripTime.optional(),
  destination_time: tripTime.optional(),
  estimated_hours: tripHours.optional(),
  distance: tripKilometers.optional(),
  /** Number of vehicles that have to be free. */
  quantity: z.coerce.number().int().min(1).max(100).optional(),
};

/**
 * The price of one vehicle for a trip: the units, each with the vehicle's own discount, at least the provider's
 * minimum. Excludes the provider's offer, which replaces that discount [MONEY-14].
 */
export const tripPrice = z.object({
  trip_type: z.enum(RENTAL_TYPES),
  /** Started hours or days, or kilometers. */
  units: z.number(),
  unit: z.enum(PRICE_UNITS),
  unit_price: amount,
  price_before_discount: amount,
  discount: amount,
  /** The addition that raises the price to the provider's minimum. */
  minimum_addition: amount,
  /** The discount of the provider's offer. */
  offer_discount: amount,
  price: amount,
  hours: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
});
export type TripPrice = z.output<typeof tripPrice>;

/** A provider's terms of a trip, shown with its vehicles. */
export const rentalTerms = z.object({
  minimum_hours: z.number(),
  /** Null without a limit. */
  maximum_hours: z.number().nullable(),
  /** The minimum price of one vehicle. */
  minimum_price: amount,
  /** Deposit for one vehicle, paid at the pickup and refunded at the return. */
  deposit: amount,
  /** Canceling is free until this many hours before the pickup. */
  free_cancellation_hours: z.number(),
  /** The share of the trip's price that is kept afterwards. */
  cancellation_percent: z.number(),
  license_required: flag,
  /** Whether a picture of the license has to be sent (`order_attachment`). */
  documents_required: flag,
});
export type RentalTerms = z.output<typeof rentalTerms>;

export const tripPlace = z.object({ lat: z.string(), lng: z.string(), location_name: z.string() });

/** Why a trip cannot be booked or changed; `field` is the one of the body to change. */
export const tripProblem = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  /** The vehicle that is not free, and the number of vehicles of its class that are. */
  vehicle_id: id.optional(),
  free: z.number().int().optional(),
});
export type TripProblem = z.output<typeof tripProblem>;

/** The amounts of a trip; the parts add up to `trip_amount`. */
export const tripAmounts = z.object({
  /** Vehicles before any discount, with the provider's minimum. */
  vehicles_amount: amount,
  /** All discounts; `offer_discount` is the part of the provider's offer. */
  discount_on_trip: amount,
  offer_discount: amount,
  coupon_discount_amount: amount,
  tax_amount: amount,
  tax_status: z.enum(['included', 'excluded']),
  tax_percentage: z.number(),
  additional_charge: amount,
  trip_amount: amount,
  /** Not part of the amount: paid at the pickup and refunded at the return. */
  deposit_amount: amount,
});
export type TripAmounts = z.output<typeof tripAmounts>;
