import { INSPECTION_LIMITS } from '@errand/domain/rental';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { paymentMethod } from './orders.ts';
import { rentalCartSchema } from './rental-cart.ts';
import { tripSchema } from './rental-trip.ts';
import {
  cancellationPeriods,
  tripAmounts,
  tripHours,
  tripKilometers,
  tripProblem,
  tripTime,
} from './rental-trip-fields.ts';
import { about, amount, guestQuery, idParam, message, text, timestamp } from './schemas.ts';

const tripKey = { trip_id: z.coerce.number().int(), guest_id: z.string().optional() };

const forGuests = { tag: 'Rental', access: 'guest', query: guestQuery } as const;

export const previewTripCancellation = endpoint({
  ...forGuests,
  name: 'previewTripCancellation',
  summary: 'What canceling the trip now would cost and give back; changes nothing',
  description: 'Show it before `cancelTrip`. The fee never exceeds what was paid.',
  method: 'GET',
  path: '/api/v1/rental/user/trip/cancel-preview',
  query: guestQuery.extend({ trip_id: idParam }),
  response: z.object({
    cancelable: z.boolean(),
    free_until: timestamp
      .nullable()
      .describe(
        'Until when canceling is free, ISO 8601 in UTC; null once this has passed or it cannot be canceled.',
      ),
    cancellation_percent: z
      .number()
      .meta(about('Share of the price that the first step of cancellation costs.', 50)),
    cancellation_periods: cancellationPeriods.describe(
      'What canceling costs until when, from the free period on, at most what was paid.',
    ),
    paid_amount: amount.meta(about('What was paid so far.', 24)),
    fee: amount.meta(about('The part of the payment that the provider retains.', 12)),
    refund: amount.meta(about('What comes back.', 12)),
    refund_to_wallet: amount.meta(about('The part that goes to the wallet.', 12)),
    refund_to_provider: amount.meta(about('The part that goes back the way it was paid.', 0)),
  }),
  errors: ['not_found'],
});

export const cancelTrip = endpoint({
  ...forGuests,
  name: 'cancelTrip',
  summary: 'Cancels a trip before its pickup',
  description:
    'The vehicles are free at once. What was paid comes back without the fee: to the wallet, or the way it was paid.',
  method: 'PUT',
  path: '/api/v1/rental/user/trip/cancel-trip',
  query: guestQuery.extend({ trip_id: z.coerce.number().int().optional() }),
  /** `trip_id` may also be in the query. */
  body: z.object({
    trip_id: z.coerce.number().int().optional(),
    guest_id: z.string().optional(),
    reason: z.string().max(300).default(''),
    note: z.string().max(1000).nullish().meta(about('More about it; null without.', 'Wrong address')),
    fee: z.coerce
      .number()
      .optional()
      .describe('The displayed fee. A higher one rejects with `price_changed`.'),
  }),
  example: { trip_id: 1042, reason: 'Plans have changed', fee: 0 },
  response: message.extend({
    fee: amount.meta(about('What is kept of the paid amount.', 12)),
    refund: amount.meta(about('What comes back.', 12)),
  }),
  errors: ['not_found', 'required', 'trip_not_cancelable', 'price_changed'],
});

/** The new end: one of time and length, or the new distance of a trip by distance. */
const changeBody = z.object({
  ...tripKey,
  destination_time: tripTime.optional(),
  estimated_hours: tripHours.optional(),
  distance: tripKilometers.optional(),
});

export const previewTripChange = endpoint({
  ...forGuests,
  name: 'previewTripChange',
  summary: 'The price of a longer or shorter trip and what prevents it; changes nothing',
  description: 'Prices are those that the trip was booked at. `problems` says which vehicle is not free.',
  method: 'POST',
  path: '/api/v1/rental/user/trip/change-preview',
  body: changeBody,
  example: { trip_id: 1042, destination_time: '2026-03-09 14:00:00' },
  response: z.object({
    estimated_hours: z.number(),
    distance: z.number().nullable(),
    estimated_trip_end_time: timestamp,
    before: tripAmounts.describe('The amounts as booked.'),
    after: tripAmounts.describe('The amounts after the change.'),
    difference: amount.meta(about('Between the two prices; negative for a shorter trip.', 14.4)),
    due_amount: amount.meta(about('The additional amount due.', 23.75)),
    payment_methods: z
      .array(z.enum(['cash_on_delivery', 'wallet']))
      .meta(about('Ways to pay an addition.', ['cash_on_delivery', 'wallet'])),
    refund: amount.meta(about('What comes back.', 0)),
    refund_to_wallet: amount.meta(about('The part that goes to the wallet.', 12)),
    refund_by_hand: amount.meta(about('The part that the provider gives back at the return.', 0)),
    problems: z
      .array(tripProblem)
      .describe('Everything that would reject the order, the most important first.'),
  }),
  errors: ['not_found', 'required'],
});

export const changeTrip = endpoint({
  ...forGuests,
  name: 'changeTrip',
  summary: 'Extends or shortens a trip at the displayed difference. Send an Idempotency-Key',
  description:
    'An addition is paid at the return, or at once from the wallet. What was paid too much goes back to the wallet; guests get it from the provider.',
  method: 'POST',
  path: '/api/v1/rental/user/trip/change',
  body: changeBody.extend({
    difference: z.coerce
      .number()
      .optional()
      .describe('The displayed difference. Another one rejects with `price_changed`.'),
    payment_method: z
      .enum(['cash_on_delivery', 'wallet'])
      .default('cash_on_delivery')
      .describe('How an additional amount is paid: at the return, or from the wallet now.'),
  }),
  example: {
    trip_id: 1042,
    destination_time: '2026-03-09 14:00:00',
    difference: 14.4,
    payment_method: 'cash_on_delivery',
  },
  idempotent: true,
  response: tripSchema,
  errors: [
    'not_found',
    'required',
    'trip_not_changeable',
    'vehicle_taken',
    'provider_closed',
    'pickup_past',
    'return_past',
    'return_before_pickup',
    'trip_too_short',
    'trip_too_long',
    'payment_method_off',
    'wallet_low',
    'price_changed',
    'idempotency_key_reused',
  ],
});

export const disputeTripCharge = endpoint({
  ...forGuests,
  name: 'disputeTripCharge',
  summary: 'Disputes a charge of a returned trip, once',
  description:
    'The operator looks at it and confirms, lowers or drops the charge. The answer is in `charges` of the trip.',
  method: 'POST',
  path: '/api/v1/rental/user/trip/dispute',
  body: z.object({
    ...tripKey,
    charge_id: z.coerce.number().int().meta(about('One of `charges` of the trip.', 7)),
    text: z
      .string()
      .trim()
      .min(1)
      .max(INSPECTION_LIMITS.conditionCharacters)
      .meta(about('Why the charge is not right.', 'The scratch is on the pictures of the pickup.')),
  }),
  example: { trip_id: 1042, charge_id: 7, text: 'The scratch is on the pictures of the pickup.' },
  response: tripSchema,
  errors: ['not_found', 'charge_disputed'],
});

export const payTrip = endpoint({
  ...forGuests,
  name: 'payTrip',
  summary: 'Pays a trip that awaits its payment, or changes the method',
  description:
    'Trips are orders, so the calls of payments accept `trip_id` as `order_id` too, for example with offline payment.',
  method: 'POST',
  path: '/api/v1/rental/user/trip/payment',
  body: z.object({
    ...tripKey,
    payment_method: paymentMethod.exclude(['offline_payment']).default('digital_payment'),
    payment_gateway: z
      .string()
      .max(40)
      .optional()
      .meta(about('A gateway of `active_payment_method_list`; without it the first one.', 'stripe')),
    callback_url: z
      .string()
      .max(300)
      .optional()
      .meta(about('Path of the shop’s page to return to.', '/my-trips')),
    payment_platform: z.string().max(40).optional(),
  }),
  example: { trip_id: 1042, payment_method: 'digital_payment', payment_gateway: 'stripe' },
  /** The provider's page for `digital_payment`, else null. */
  response: message.extend({ redirect_link: text.nullable() }),
  errors: ['not_found', 'order_not_payable', 'payment_method_off', 'cash_limit', 'wallet_low', 'unavailable'],
});

export const rebookTrip = endpoint({
  ...forGuests,
  name: 'rebookTrip',
  summary:
    'Fills the rental cart with the vehicles of a former trip, at the same time of the next possible day',
  description:
    'Replaces the cart. The pickup is at the same time of today, or of tomorrow if that is less than an hour away.',
  method: 'POST',
  path: '/api/v1/rental/user/trip/reorder',
  body: z.object(tripKey),
  example: { trip_id: 1042 },
  response: rentalCartSchema.extend({
    message: text,
    left_out: z.array(text).meta(about('Names of vehicles that are no longer offered.', ['City hatchback'])),
  }),
  errors: ['not_found', 'vehicle_unavailable', 'pickup_outside'],
});
