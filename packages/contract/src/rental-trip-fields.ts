import { PRICE_UNITS, RENTAL_TYPES } from '@errand/domain/rental';
import { z } from 'zod';
import { about, amount, flag, id, integer, latitude, longitude, text, timestamp } from './schemas.ts';
import { taxRates } from './tax-rates.ts';

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** An instant: ISO 8601, or `yyyy-MM-dd HH:mm:ss` in UTC. */
export const tripTime = z
  .string()
  .max(40)
  .transform((value, ctx) => {
    const plain = /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(value);
    const at = new Date(plain ? `${value.replace(' ', 'T')}Z` : value);
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
  .transform((value, ctx) => {
    try {
      return point.parse(JSON.parse(value));
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
  date: tripTime.optional().meta(about('The same as `pickup_time`.', '2026-03-09')),
  destination_time: tripTime.optional(),
  estimated_hours: tripHours.optional(),
  distance: tripKilometers.optional(),
  quantity: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('Number of vehicles that have to be free.'),
};

export const tripPrice = z
  .object({
    trip_type: z.enum(RENTAL_TYPES),
    units: z.number().meta(about('Started hours or days, or kilometers.', 4)),
    unit: z.enum(PRICE_UNITS).describe('Whether items have a unit, such as kg.'),
    unit_price: amount.meta(about('Current price of one piece.', 9.5)),
    price_before_discount: amount.meta(about('Price before the discount.', 32)),
    discount: amount,
    minimum_addition: amount.meta(about('What the provider’s minimum adds.', 0)),
    offer_discount: amount,
    price: amount,
    hours: z.number().meta(about('Length of the trip in hours.', 4)),
    starts_at: timestamp.describe('Pickup, ISO 8601 in UTC.'),
    ends_at: timestamp.describe('Return, ISO 8601 in UTC.'),
  })
  .describe(
    'What one vehicle costs for a trip, with its own discount and at least the provider’s minimum; without the provider’s offer, which replaces that discount.',
  );
export type TripPrice = z.output<typeof tripPrice>;

export const rentalTerms = z
  .object({
    minimum_hours: z.number().meta(about('Shortest trip in hours.', 2)),
    maximum_hours: z.number().nullable().meta(about('Longest trip in hours; null without a limit.', 720)),
    minimum_price: amount.meta(about('Least price of one vehicle.', 15)),
    deposit: amount.meta(about('Deposit for one vehicle, given back at the return.', 100)),
    free_cancellation_hours: z.number().describe('Canceling is free until so many hours before the pickup.'),
    cancellation_percent: z
      .number()
      .meta(about('Share of the price that a cancellation after that costs.', 50)),
    cancellation_steps: z
      .array(
        z.object({
          hours: z.number().meta(about('Hours before the pickup.', 24)),
          percent: z.number().meta(about('Share of the price that canceling costs from then on.', 50)),
        }),
      )
      .describe(
        'All steps of cancellation, the farthest from the pickup first; the two fields above are the first one. Empty if canceling is free until the pickup.',
      ),
    license_required: flag.describe('1 if the number of the driver’s license is required.'),
    documents_required: flag.describe('1 if a picture of the license is required.'),
  })
  .describe('What a rental provider asks of a trip.');
export type RentalTerms = z.output<typeof rentalTerms>;

/** What canceling a trip costs, as consecutive periods. */
export const cancellationPeriods = z.array(
  z.object({
    until: timestamp
      .nullable()
      .meta(
        about(
          'Its last instant, ISO 8601 in UTC; null for the last one, which ends with the pickup.',
          '2026-03-08T06:00:00.000Z',
        ),
      ),
    percent: z.number().meta(about('Agreed share of the price.', 50)),
    fee: amount.meta(about('What canceling then costs.', 12)),
  }),
);
export type CancellationPeriods = z.output<typeof cancellationPeriods>;

export const tripPlace = z
  .object({ lat: text, lng: text, location_name: text })
  .describe('A place of a trip.');

export const tripProblem = z
  .object({
    code: text,
    message: text,
    field: z
      .string()
      .optional()
      .meta(about('The field of the body to change; absent where none is.', 'destination_time')),
    vehicle_id: id.optional().meta(about('The vehicle that is not free.', 9)),
    free: integer.optional().meta(about('How many are free.', 2)),
  })
  .describe('Why a trip cannot be booked or changed.');
export type TripProblem = z.output<typeof tripProblem>;

export const tripAmounts = z
  .object({
    vehicles_amount: amount.meta(about('Price of the vehicles before discounts.', 32)),
    discount_on_trip: amount.meta(about('All discounts, with that of the provider’s offer.', 3.2)),
    offer_discount: amount,
    coupon_discount_amount: amount,
    tax_amount: amount,
    tax_status: z.enum(['included', 'excluded']),
    tax_percentage: z.number(),
    taxes: taxRates,
    additional_charge: amount,
    trip_amount: amount.meta(about('Price of the trip.', 28.8)),
    deposit_amount: amount.meta(about('Deposit for all vehicles; not part of the price.', 100)),
  })
  .describe('The amounts of a trip; the parts add up to `trip_amount`.');
export type TripAmounts = z.output<typeof tripAmounts>;
