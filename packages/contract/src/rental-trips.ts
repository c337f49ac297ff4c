import { RENTAL_TYPES, TRIP_STATUSES } from '@errand/domain/rental';
import { z } from 'zod';
import { COUPON_REJECTIONS } from './coupon-rejections.ts';
import { endpoint } from './endpoint.ts';
import { paymentMethod } from './orders.ts';
import { trackingProof } from './orders-track.ts';
import { personName } from './person-fields.ts';
import { tripSchema } from './rental-trip.ts';
import {
  cancellationPeriods,
  rentalTerms,
  tripAmounts,
  tripPlace,
  tripPrice,
  tripProblem,
} from './rental-trip-fields.ts';
import {
  about,
  amount,
  flag,
  flagInput,
  guestQuery,
  id,
  integer,
  paged,
  paging,
  text,
  timestamp,
} from './schemas.ts';
import { taxRates } from './tax-rates.ts';
import { codeText, identifierText, secretText } from './typed-texts.ts';

/** An example of the API document. */
const EXAMPLE_TRIP = {
  trip_amount: 28.8,
  payment_method: 'cash_on_delivery',
  contact_person_name: 'Layla Haddad',
  contact_person_number: '+971501234567',
  driver_license: 'DXB-1042',
  additional_note: 'A child seat, please.',
};

export type Trip = z.output<typeof tripSchema>;
export type TripVehicle = Trip['trip_details'][number];

/** Body of booking the vehicles of the rental cart. Amounts are hints: the server computes its own. */
const tripBody = z.object({
  guest_id: z.string().optional(),
  trip_amount: z.coerce
    .number()
    .optional()
    .describe('The displayed price. A different one rejects with `price_changed`.'),
  trip_type: z.enum(RENTAL_TYPES).optional(),
  provider_id: z.coerce.number().int().optional(),
  coupon_code: codeText.max(60).nullish(),
  latitude: z.coerce
    .number()
    .optional()
    .describe('Accepted and ignored, because place and time are those of the cart.'),
  longitude: z.coerce.number().optional(),
  schedule_at: z
    .string()
    .max(40)
    .nullish()
    .meta(
      about(
        'Time of delivery in the store’s zone; null or absent for as soon as possible.',
        '2026-03-09 18:30:00',
      ),
    ),
  scheduled: flagInput.optional(),
  additional_note: z
    .string()
    .max(1000)
    .nullish()
    .meta(about('Note to the provider; null without one.', 'A child seat, please.')),
  payment_method: paymentMethod.default('cash_on_delivery'),
  partial_payment: flagInput
    .default(0)
    .describe('1: the wallet pays up to its balance, `payment_method` the rest.'),
  partially_paid_amount: z.coerce.number().optional(),
  contact_person_name: personName.optional(),
  contact_person_number: identifierText.max(40).optional(),
  contact_person_email: identifierText.max(255).nullish(),
  driver_name: personName.nullish().meta(about('Who drives; without it the contact.', 'Omar Haddad')),
  driver_phone: identifierText
    .max(40)
    .nullish()
    .meta(about('Phone of the driver; without it that of the contact.', '+971509998877')),
  driver_license: identifierText
    .max(60)
    .nullish()
    .meta(about('Number of the driver’s license; required where the provider asks for it.', 'DXB-1042')),
  create_new_user: flagInput
    .default(0)
    .describe('1 creates an account from the guest’s contact and `password`.'),
  password: secretText.max(1000).optional(),
});

export const tripQuote = tripAmounts
  .extend({
    provider_id: id,
    trip_type: z.enum(RENTAL_TYPES),
    pickup_location: tripPlace,
    destination_location: tripPlace
      .nullable()
      .describe('Where the trip goes; null if it ends at the provider.'),
    pickup_time: timestamp,
    estimated_trip_end_time: timestamp,
    time_zone: text.meta(
      about('IANA time zone of the store, in which slots are and times are shown.', 'Asia/Dubai'),
    ),
    vehicles: z
      .array(
        z.object({
          vehicle_id: id,
          name: text,
          quantity: integer,
          free: integer.meta(about('Number of vehicles that are free for the trip.', 2)),
          trip: tripPrice
            .nullable()
            .describe('The price of one of it; null where it is not rented that way.'),
          offer_discount: amount,
          total_price: amount,
        }),
      )
      .describe('The vehicles.'),
    additional_charge_name: text,
    coupon_code: text.nullable(),
    partially_paid_amount: amount,
    due_amount: amount.meta(about('What remains to be paid beside the wallet’s part.', 23.75)),
    payment_methods: z
      .array(paymentMethod)
      .meta(
        about('Ways of payment that are offered for this order.', ['cash_on_delivery', 'digital_payment']),
      ),
    partial_payment_methods: z
      .array(paymentMethod)
      .meta(about('Those that may pay the rest beside the wallet.', ['digital_payment'])),
    maximum_cod_order_amount: amount
      .nullable()
      .describe('Highest total of a cash order; null without a limit.'),
    wallet_balance: amount.nullable().meta(about('Balance of the wallet; null without one.', 40)),
    terms: rentalTerms,
    free_cancellation_until: timestamp
      .nullable()
      .describe('Time until which canceling would be free; null if it has passed already.'),
    cancellation_periods: cancellationPeriods.describe(
      'What canceling would cost until when, if the whole price was paid.',
    ),
    problems: z
      .array(tripProblem)
      .describe('Everything that would reject the order, the most important first.'),
  })
  .describe('The price of the cart’s trip in parts, and what would reject it.');
export type TripQuote = z.output<typeof tripQuote>;

const forGuests = { tag: 'Rental', access: 'guest', query: guestQuery } as const;

export const quoteTrip = endpoint({
  ...forGuests,
  name: 'quoteTrip',
  summary: 'Quotes the trip of the rental cart in parts, with all problems; changes nothing',
  description:
    'The price of the cart’s trip in parts, the vehicles that are free, the terms of cancellation, and everything that would reject the booking.',
  method: 'POST',
  path: '/api/v1/rental/user/trip/quote',
  body: tripBody,
  example: EXAMPLE_TRIP,
  response: tripQuote,
  errors: ['cart_empty'],
});

export const getTripTax = endpoint({
  ...forGuests,
  name: 'getTripTax',
  summary: 'The tax of the same quote',
  description: 'Takes the body of a quote.',
  method: 'POST',
  path: '/api/v1/rental/user/trip/get-tax',
  body: tripBody,
  example: EXAMPLE_TRIP,
  response: z.object({
    tax_amount: amount,
    tax_status: z.enum(['included', 'excluded']),
    tax_included: flag.describe('1 if prices include the tax.'),
    tax_percentage: z.number(),
    taxes: taxRates,
  }),
  errors: ['cart_empty'],
});

export const bookTrip = endpoint({
  ...forGuests,
  name: 'bookTrip',
  summary:
    'Books the vehicles of the rental cart. Send an Idempotency-Key: a repeated key gets the first response',
  description:
    'Takes the body of a quote. A vehicle that somebody else has booked meanwhile rejects with `vehicle_taken`, which says how many are still free. Where the provider asks for documents, send them as `order_attachment`.',
  method: 'POST',
  path: '/api/v1/rental/user/trip/trip-booking',
  body: tripBody,
  example: EXAMPLE_TRIP,
  multipart: true,
  files: {
    'order_attachment[]': 'Pictures or PDFs of the driver’s license, where the provider asks for them.',
  },
  idempotent: true,
  response: z.object({
    message: text,
    trip_id: id,
    order_id: id.meta(about('The same as `trip_id`, for payments and tracking.', 1042)),
    user_id: text,
    trip_amount: amount.meta(about('Price of the trip.', 28.8)),
    trip_status: z.enum(TRIP_STATUSES).describe('State of the trip.'),
    created_at: timestamp,
  }),
  errors: [
    'slow_down',
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
  description: 'A trip keeps the price it was booked at. Guests follow single trips.',
  method: 'GET',
  path: '/api/v1/rental/user/trip/get-trip-list/{type}',
  access: 'customer',
  params: z.object({ type: z.enum(['running', 'history']).describe('Open or finished trips.') }),
  query: paging,
  response: paged('trips', tripSchema),
});

export const getTrip = endpoint({
  name: 'getTrip',
  tag: 'Rental',
  summary: 'One trip; access as for tracking an order',
  description:
    'Others than the owner send the contact number or the key of the tracking link, and see no private details.',
  method: 'GET',
  path: '/api/v1/rental/user/trip/get-trip-details',
  access: 'public',
  query: guestQuery.extend({ trip_id: z.coerce.number().int(), ...trackingProof }),
  response: tripSchema,
  errors: ['not_found', 'too_many_requests'],
});

export const getLastTrip = endpoint({
  name: 'getLastTrip',
  tag: 'Rental',
  summary: 'The customer’s trip that was booked last; null without one',
  description: 'To offer booking it again.',
  method: 'GET',
  path: '/api/v1/rental/customer/trip/last',
  access: 'customer',
  response: z.object({ trip: tripSchema.nullable().describe('The trip; null without one.') }),
});
