import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { paymentMethod } from './orders.ts';
import { rentalCartSchema } from './rental-cart.ts';
import { tripSchema } from './rental-trip.ts';
import { tripAmounts, tripHours, tripKilometers, tripProblem, tripTime } from './rental-trip-fields.ts';
import { amount, guestQuery, idParam, message, timestamp } from './schemas.ts';

const tripKey = { trip_id: z.coerce.number().int(), guest_id: z.string().optional() };

export const previewTripCancellation = endpoint({
  name: 'previewTripCancellation',
  tag: 'Rental',
  summary: 'What canceling the trip now would cost and give back; changes nothing',
  method: 'GET',
  path: '/api/v1/rental/user/trip/cancel-preview',
  access: 'guest',
  query: guestQuery.extend({ trip_id: idParam }),
  response: z.object({
    cancelable: z.boolean(),
    /** Time until which it is free; null once it cannot be canceled. */
    free_until: timestamp.nullable(),
    cancellation_percent: z.number(),
    paid_amount: amount,
    /** The part of the payment that the provider retains. */
    fee: amount,
    refund: amount,
    /** Destinations of the refund. */
    refund_to_wallet: amount,
    refund_to_provider: amount,
  }),
  errors: ['guest_required', 'not_found'],
});

export const cancelTrip = endpoint({
  name: 'cancelTrip',
  tag: 'Rental',
  summary: 'Cancels a trip before its pickup',
  method: 'PUT',
  path: '/api/v1/rental/user/trip/cancel-trip',
  access: 'guest',
  query: guestQuery.extend({ trip_id: z.coerce.number().int().optional() }),
  /** `trip_id` may also be in the query. */
  body: z.object({
    trip_id: z.coerce.number().int().optional(),
    guest_id: z.string().optional(),
    reason: z.string().max(300).default(''),
    note: z.string().max(1000).nullish(),
    /** The displayed fee; a higher one is rejected with `price_changed`. */
    fee: z.coerce.number().optional(),
  }),
  response: message.extend({ fee: amount, refund: amount }),
  errors: ['guest_required', 'not_found', 'required', 'trip_not_cancelable', 'price_changed'],
});

/** The new end: one of time and length, or the new distance of a trip by distance. */
const changeBody = z.object({
  ...tripKey,
  destination_time: tripTime.optional(),
  estimated_hours: tripHours.optional(),
  distance: tripKilometers.optional(),
});

export const previewTripChange = endpoint({
  name: 'previewTripChange',
  tag: 'Rental',
  summary: 'The price of a longer or shorter trip and what prevents it; changes nothing',
  method: 'POST',
  path: '/api/v1/rental/user/trip/change-preview',
  access: 'guest',
  query: guestQuery,
  body: changeBody,
  response: z.object({
    estimated_hours: z.number(),
    distance: z.number().nullable(),
    estimated_trip_end_time: timestamp,
    before: tripAmounts,
    after: tripAmounts,
    /** Difference of the two amounts; negative for a shorter trip. */
    difference: amount,
    /** The additional amount due, and the methods to pay it. */
    due_amount: amount,
    payment_methods: z.array(z.enum(['cash_on_delivery', 'wallet'])),
    refund: amount,
    refund_to_wallet: amount,
    /** The amount that the provider refunds by hand at the return. */
    refund_by_hand: amount,
    problems: z.array(tripProblem),
  }),
  errors: ['guest_required', 'not_found', 'required'],
});

export const changeTrip = endpoint({
  name: 'changeTrip',
  tag: 'Rental',
  summary: 'Extends or shortens a trip at the displayed difference. Send an Idempotency-Key',
  method: 'POST',
  path: '/api/v1/rental/user/trip/change',
  access: 'guest',
  query: guestQuery,
  body: changeBody.extend({
    /** The displayed difference; a different one is rejected with `price_changed`. */
    difference: z.coerce.number().optional(),
    /** How an additional amount is paid: at the return, or from the wallet now. */
    payment_method: z.enum(['cash_on_delivery', 'wallet']).default('cash_on_delivery'),
  }),
  idempotent: true,
  response: tripSchema,
  errors: [
    'guest_required',
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

export const payTrip = endpoint({
  name: 'payTrip',
  tag: 'Rental',
  summary: 'Pays a trip that awaits its payment, or changes the method',
  method: 'POST',
  path: '/api/v1/rental/user/trip/payment',
  access: 'guest',
  query: guestQuery,
  body: z.object({
    ...tripKey,
    payment_method: paymentMethod.exclude(['offline_payment']).default('digital_payment'),
    /** A gateway of `active_payment_method_list`; without it the first one. */
    payment_gateway: z.string().max(40).optional(),
    /** Path of the shop's page to return to. */
    callback_url: z.string().max(300).optional(),
    /** Accepted and ignored. */
    payment_platform: z.string().max(40).optional(),
  }),
  /** The provider's page for `digital_payment`, else null. */
  response: message.extend({ redirect_link: z.string().nullable() }),
  errors: [
    'guest_required',
    'unauthenticated',
    'not_found',
    'order_not_payable',
    'payment_method_off',
    'cash_limit',
    'wallet_low',
    'unavailable',
  ],
});

export const rebookTrip = endpoint({
  name: 'rebookTrip',
  tag: 'Rental',
  summary:
    'Fills the rental cart with the vehicles of a former trip, at the same time of the next possible day',
  method: 'POST',
  path: '/api/v1/rental/user/trip/reorder',
  access: 'guest',
  query: guestQuery,
  body: z.object(tripKey),
  response: rentalCartSchema.extend({
    message: z.string(),
    /** Vehicles that are no longer offered. */
    left_out: z.array(z.string()),
  }),
  errors: ['guest_required', 'not_found', 'vehicle_unavailable', 'pickup_outside'],
});
