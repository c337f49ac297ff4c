import { RENTAL_TYPES } from '@errand/domain/rental';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { vehicleSchema } from './rental.ts';
import { tripHours, tripKilometers, tripTime } from './rental-trip-fields.ts';
import {
  about,
  amount,
  guestQuery,
  id,
  idParam,
  integer,
  jsonList,
  latitude,
  longitude,
  message,
  text,
  timestamp,
} from './schemas.ts';

const place = z.object({
  lat: text,
  lng: text,
  location_name: text,
  location_type: text.meta(about('Kind of the place.', 'pickup')),
});

const line = z.object({
  id,
  provider_id: id,
  user_id: text,
  vehicle_id: id,
  module_id: id,
  quantity: integer,
  is_guest: z.boolean(),
  total_price: amount
    .nullable()
    .describe('Price of the whole trip and all vehicles; null if the rental type is no longer offered.'),
  total_before_discount: amount.nullable().meta(about('Price of the line before discounts.', 22)),
  vehicle: vehicleSchema.describe('The vehicle.'),
  provider: vehicleSchema.shape.provider,
});
export type RentalCartLine = z.output<typeof line>;

const trip = z.object({
  id,
  user_id: text,
  pickup_location: place,
  destination_location: place.nullable().describe('Where the trip goes; null without a destination.'),
  pickup_zone_id: id.describe('The zone of the pickup. Choosing the module in other zones clears the cart.'),
  pickup_time: timestamp,
  time_zone: text.meta(
    about('IANA time zone of the provider, in which the times are entered and shown.', 'Asia/Dubai'),
  ),
  rental_type: z.enum(RENTAL_TYPES),
  estimated_hours: z.number(),
  distance: z.number().meta(about('Length of the trip in kilometers; null if not known.', 12)),
  destination_time: timestamp,
  total_cart_price: amount.meta(about('Price of all vehicles for the whole trip.', 28.8)),
  offer_gap: z
    .object({
      percent: z.number().meta(about('Percentage of the offer.', 10)),
      missing: amount.meta(about('Missing for the offer’s minimum.', 12)),
    })
    .nullable()
    .describe('What the trip lacks for the provider’s offer; null where nothing is missing.'),
  is_guest: z.boolean(),
});

export const rentalCartSchema = z
  .object({
    carts: z.array(line).describe('Lines of the cart.'),
    user_data: z.union([trip, z.array(trip).max(0)]).describe('The trip; an empty list without one.'),
  })
  .describe(
    'Vehicles of one provider and the trip they are for. `user_data` is an empty list for an empty cart.',
  );
export type RentalCart = z.output<typeof rentalCartSchema>;

const placeBody = z.object({
  lat: latitude,
  lng: longitude,
  location_name: z.string().trim().max(300).default(''),
  location_type: z.string().trim().max(40).default('').meta(about('Kind of the place.', 'pickup')),
});

/** The fields of a trip. All are required for the first vehicle; later ones change the posted fields. */
const tripBody = z.object({
  pickup_location: placeBody.optional(),
  destination_location: placeBody.nullish().describe('Where the trip goes; null removes the destination.'),
  pickup_time: tripTime.optional(),
  rental_type: z.enum(RENTAL_TYPES).optional(),
  estimated_hours: tripHours.optional(),
  destination_time: tripTime
    .optional()
    .meta(about('When the trip ends, in UTC; it replaces `estimated_hours`.', '2026-03-09T12:00:00.000Z')),
  distance: tripKilometers.optional().meta(about('Length of the trip in kilometers.', 12)),
});

const count = z.coerce.number().int().min(1).max(100);

const forGuests = { tag: 'Rental', access: 'guest', query: guestQuery } as const;

export const getRentalCart = endpoint({
  ...forGuests,
  name: 'getRentalCart',
  summary: 'The rental cart: its vehicles and its trip',
  description:
    'One trip for all vehicles of one provider. `user_data` is an empty list while the cart is empty.',
  method: 'GET',
  path: '/api/v1/rental/user/cart/get-cart',
  response: rentalCartSchema,
});

export const addToRentalCart = endpoint({
  ...forGuests,
  name: 'addToRentalCart',
  summary:
    'Adds a vehicle; the first one requires the trip, later ones can change it for all. A repeated Idempotency-Key adds once',
  description:
    'The first vehicle needs the whole trip: pickup, time, kind of rental and its length. A vehicle of another provider rejects with `other_provider`; repeat the call with `replace`.',
  method: 'POST',
  path: '/api/v1/rental/user/cart/add-to-cart',
  /** `replace: true` also removes the vehicles of another provider. */
  body: tripBody.extend({
    guest_id: z.string().optional(),
    vehicle_id: z.coerce.number().int(),
    quantity: count.default(1),
    replace: z.boolean().optional(),
  }),
  example: {
    vehicle_id: 9,
    quantity: 1,
    pickup_location: {
      lat: 25.2048,
      lng: 55.2708,
      location_name: 'Harbor Square',
      location_type: 'pickup',
    },
    destination_location: {
      lat: 25.1972,
      lng: 55.2744,
      location_name: 'Old Mill',
      location_type: 'destination',
    },
    pickup_time: '2026-03-09 08:00:00',
    rental_type: 'hourly',
    estimated_hours: 4,
    distance: 12,
  },
  idempotent: true,
  response: rentalCartSchema,
  errors: [
    'vehicle_unavailable',
    'other_provider',
    'out_of_stock',
    'not_rented_so',
    'pickup_outside',
    'pickup_past',
    'return_before_pickup',
    'required',
  ],
});

export const updateRentalCart = endpoint({
  ...forGuests,
  name: 'updateRentalCart',
  summary: 'Changes the quantity of a vehicle',
  description: 'Returns the whole cart.',
  method: 'POST',
  path: '/api/v1/rental/user/cart/update-cart',
  body: z.object({ guest_id: z.string().optional(), cart_id: z.coerce.number().int(), quantity: count }),
  example: { cart_id: 31, quantity: 2 },
  response: rentalCartSchema,
  errors: ['cart_line_gone', 'out_of_stock'],
});

export const updateRentalTrip = endpoint({
  ...forGuests,
  name: 'updateRentalTrip',
  summary: 'Changes the trip of the cart, whose id is `user_data.id`',
  description: 'Takes the trip’s fields of `addToRentalCart`; others stay as they are.',
  method: 'POST',
  path: '/api/v1/rental/user/cart/update-user-data/{id}',
  params: z.object({ id: idParam }),
  body: tripBody.extend({ guest_id: z.string().optional() }),
  example: { pickup_time: '2026-03-09 08:00:00', rental_type: 'day_wise', estimated_hours: 48 },
  response: rentalCartSchema,
  errors: ['not_found', 'not_rented_so', 'pickup_outside', 'pickup_past', 'return_before_pickup', 'required'],
});

export const removeRentalVehicle = endpoint({
  ...forGuests,
  name: 'removeRentalVehicle',
  summary: 'Removes one vehicle by its cart id',
  description: 'A vehicle that is not in the cart rejects with `cart_line_gone`.',
  method: 'DELETE',
  path: '/api/v1/rental/user/cart/remove-vehicle/{cart_id}',
  params: z.object({ cart_id: idParam }),
  response: rentalCartSchema,
  errors: ['cart_line_gone'],
});

export const removeRentalVehicles = endpoint({
  ...forGuests,
  name: 'removeRentalVehicles',
  summary: 'Removes several vehicles by their cart ids; those that are gone are ignored',
  description: 'The ids of the cart’s lines as a JSON list.',
  method: 'DELETE',
  path: '/api/v1/rental/user/cart/remove-multiple-cart',
  query: guestQuery.extend({
    cart_ids: jsonList(idParam).meta(about('Ids of the cart’s lines as a JSON list.', '[31,32]')),
  }),
  response: rentalCartSchema,
  errors: ['required'],
});

export const removeRentalCart = endpoint({
  ...forGuests,
  name: 'removeRentalCart',
  summary: 'Removes a vehicle or `quantity` of it; without vehicle_id the whole cart',
  description: 'A vehicle that is not in the cart rejects with `cart_line_gone`.',
  method: 'DELETE',
  path: '/api/v1/rental/user/cart/remove-cart',
  /** `pickup_time` and `rental_type` are accepted and ignored, because a cart has one trip. */
  query: guestQuery.extend({
    vehicle_id: z.coerce.number().int().optional(),
    quantity: count.optional(),
    pickup_time: z.string().max(40).optional(),
    rental_type: z.string().max(40).optional(),
  }),
  response: message,
  errors: ['cart_line_gone'],
});
