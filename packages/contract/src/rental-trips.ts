import { RENTAL_TYPES, TRIP_STATUSES } from '@errand/domain/rental';
import { z } from 'zod';
import { COUPON_REJECTIONS } from './coupon-rejections.ts';
import { endpoint } from './endpoint.ts';
import { paymentMethod } from './orders.ts';
import { tripSchema } from './rental-trip.ts';
import { rentalTerms, tripAmounts, tripPlace, tripPrice, tripProblem } from './rental-trip-fields.ts';
import { amount, flag, guestQuery, id, paged, paging, timestamp } from './schemas.ts';

export type Trip = z.output<typeof tripSchema>;
export type TripVehicle = Trip['trip_details'][number];

/** Body of booking the vehicles of the rental cart. Amounts are hints: the server computes its own. */
const tripBody = z.object({
  guest_id: z.string().optional(),
  /** The displayed price; a different one is rejected with `price_changed`. */
  trip_amount: z.coerce.number().optional(),
  trip_type: z.enum(RENTAL_TYPES).optional(),
  provider_id: z.coerce.number().int().optional(),
  coupon_code: z.string().max(60).nullish(),
  /** Accepted and ignored, because place and time are those of the cart. */
  latitude: z.coerce.number().optional(),
  longitude: z.coerce.number().optional(),
  schedule_at: z.string().max(40).nullish(),
  scheduled: z.coerce.number().int().min(0).max(1).optional(),
  additional_note: z.string().max(1000).nullish(),
  payment_method: paymentMethod.default('cash_on_delivery'),
  /** 1: the wallet pays up to its balance, `payment_method` the rest. */
  partial_payment: z.coerce.number().int().min(0).max(1).default(0),
  partially_paid_amount: z.coerce.number().optional(),
  contact_person_name: z.string().max(200).optional(),
  contact_person_number: z.string().max(40).optional(),
  contact_person_email: z.string().max(255).nullish(),
  /** The driver; the contact by default. */
  driver_name: z.string().max(200).nullish(),
  driver_phone: z.string().max(40).nullish(),
  driver_license: z.string().max(60).nullish(),
  create_new_user: z.coerce.number().int().min(0).max(1).default(0),
  password: z.string().max(1000).optional(),
});

export const tripQuote = tripAmounts.extend({
  provider_id: id,
  trip_type: z.enum(RENTAL_TYPES),
  pickup_location: tripPlace,
  /** Null for a trip that ends at the provider. */
  destination_location: tripPlace.nullable(),
  pickup_time: timestamp,
  estimated_trip_end_time: timestamp,
  time_zone: z.string(),
  vehicles: z.array(
    z.object({
      vehicle_id: id,
      name: z.string(),
      quantity: z.number().int(),
      /** Number of vehicles that are free for the trip. */
      free: z.number().int(),
      /** Price of one vehicle before the provider's offer; null if it does not offer this rental type. */
      trip: tripPrice.nullable(),
      /** The offer's discount on all of them, and their price. */
      offer_discount: amount,
      total_price: amount,
    }),
  ),
  additional_charge_name: z.string(),
  coupon_code: z.string().nullable(),
  partially_paid_amount: amount,
  due_amount: amount,
  payment_methods: z.array(paymentMethod),
  partial_payment_methods: z.array(paymentMethod),
  maximum_cod_order_amount: amount.nullable(),
  wallet_balance: amount.nullable(),
  terms: rentalTerms,
  /** Time until which canceling would be free. */
  free_cancellation_until: timestamp,
  problems: z.array(tripProblem),
});
export type TripQuote = z.output<typeof tripQuote>;

export const quoteTrip = endpoint({
  name: 'quoteTrip',
  tag: 'Rental',
  summary: 'Quotes the trip of the rental cart in parts, with all problems; changes nothing',
  method: 'POST',
  path: '/api/v1/rental/user/trip/quote',
  access: 'guest',
  query: guestQuery,
  body: tripBody,
  response: tripQuote,
  errors: ['guest_required', 'cart_empty'],
});

export const getTripTax = endpoint({
  name: 'getTripTax',
  tag: 'Rental',
  summary: 'The tax of the same quote',
  method: 'POST',
  path: '/api/v1/rental/user/trip/get-tax',
  access: 'guest',
  query: guestQuery,
  body: tripBody,
  response: z.object({
    tax_amount: amount,
    tax_status: z.enum(['included', 'excluded']),
    tax_included: flag,
    tax_percentage: z.number(),
  }),
  errors: ['guest_required', 'cart_empty'],
});

export const bookTrip = endpoint({
  name: 'bookTrip',
  tag: 'Rental',
  summary:
    'Books the vehicles of the rental cart. Send an Idempotency-Key: a repeated key gets the first response',
  method: 'POST',
  path: '/api/v1/rental/user/trip/trip-booking',
  access: 'guest',
  query: guestQuery,
  body: tripBody,
  multipart: true,
  idempotent: true,
  response: z.object({
    message: z.string(),
    trip_id: id,
    /** The same as `trip_id`, for payments and tracking. */
    order_id: id,
    user_id: z.string(),
    trip_amount: amount,
    trip_status: z.enum(TRIP_STATUSES),
    created_at: timestamp,
  }),
  errors: [
    'slow_down',
    'guest_required',
    'orders_closed',
    'guest_checkout_off',
    'cart_empty',
    'vehicle_taken',
    'vehicle_unavailable',
    'not_rented_so',
    'pickup_past',
    'pickup_outside',
    'provider_closed',
    'trip_too_short',
    'trip_too_long',
    'store_unavailable',
    'contact_required',
    'required',
    'phone_invalid',
    'documents_required',
    'payment_method_off',
    'cash_limit',
    'wallet_low',
    'partial_payment_off',
    'price_changed',
    'email_taken',
    'phone_taken',
    'too_many_requests',
    'attachment_type',
    'attachment_large',
    'attachment_count',
    ...COUPON_REJECTIONS,
    'idempotency_key_reused',
  ],
});

export const listTrips = endpoint({
  name: 'listTrips',
  tag: 'Rental',
  summary: 'The customer’s trips: `running` or `history`, newest first',
  method: 'GET',
  path: '/api/v1/rental/user/trip/get-trip-list/{type}',
  access: 'customer',
  params: z.object({ type: z.enum(['running', 'history']) }),
  query: paging,
  response: paged('trips', tripSchema),
  errors: ['unauthenticated'],
});

export const getTrip = endpoint({
  name: 'getTrip',
  tag: 'Rental',
  summary: 'One trip; access as for tracking an order',
  method: 'GET',
  path: '/api/v1/rental/user/trip/get-trip-details',
  access: 'public',
  query: guestQuery.extend({
    trip_id: z.coerce.number().int(),
    contact_number: z.string().max(40).optional(),
    /** Key of the tracking link. */
    key: z.string().max(80).optional(),
  }),
  response: tripSchema,
  errors: ['not_found', 'too_many_requests'],
});

export const getLastTrip = endpoint({
  name: 'getLastTrip',
  tag: 'Rental',
  summary: 'The customer’s trip that was booked last; null without one',
  method: 'GET',
  path: '/api/v1/rental/customer/trip/last',
  access: 'customer',
  response: z.object({ trip: tripSchema.nullable() }),
  errors: ['unauthenticated'],
});
