import { RENTAL_TYPES } from '@errand/domain/rental';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { vehicleSchema } from './rental.ts';
import { tripHours, tripKilometers, tripTime } from './rental-trip-fields.ts';
import {
  amount,
  guestQuery,
  id,
  idParam,
  jsonList,
  latitude,
  longitude,
  message,
  timestamp,
} from './schemas.ts';

const place = z.object({
  lat: z.string(),
  lng: z.string(),
  location_name: z.string(),
  location_type: z.string(),
});

const line = z.object({
  id,
  provider_id: id,
  user_id: z.string(),
  vehicle_id: id,
  module_id: id,
  quantity: z.number().int(),
  is_guest: z.boolean(),
  /** Price of the whole trip and all vehicles; null if the rental type is no longer offered. */
  total_price: amount.nullable(),
  total_before_discount: amount.nullable(),
  vehicle: vehicleSchema,
  provider: vehicleSchema.shape.provider,
});
export type RentalCartLine = z.output<typeof line>;

const trip = z.object({
  id,
  user_id: z.string(),
  pickup_location: place,
  destination_location: place.nullable(),
  /** The zone of the pickup. Choosing the module in other zones clears the cart. */
  pickup_zone_id: id,
  pickup_time: timestamp,
  /** IANA time zone of the provider, in which the times are entered and shown. */
  time_zone: z.string(),
  rental_type: z.enum(RENTAL_TYPES),
  estimated_hours: z.number(),
  distance: z.number(),
  destination_time: timestamp,
  total_cart_price: amount,
  /** How much the trip is short of the provider's offer; null if it has reached it, or if there is none. */
  offer_gap: z.object({ percent: z.number(), missing: amount }).nullable(),
  is_guest: z.boolean(),
});

/** `user_data` is an empty list for an empty cart. */
export const rentalCartSchema = z.object({
  carts: z.array(line),
  user_data: z.union([trip, z.array(trip).max(0)]),
});
export type RentalCart = z.output<typeof rentalCartSchema>;

const placeBody = z.object({
  lat: latitude,
  lng: longitude,
  location_name: z.string().trim().max(300).default(''),
  location_type: z.string().trim().max(40).default(''),
});

/** The fields of a trip. All are required for the first vehicle; later ones change the posted fields. */
const tripBody = z.object({
  pickup_location: placeBody.optional(),
  /** Null removes the destination. */
  destination_location: placeBody.nullish(),
  pickup_time: tripTime.optional(),
  rental_type: z.enum(RENTAL_TYPES).optional(),
  estimated_hours: tripHours.optional(),
  /** The return; it replaces `estimated_hours`. */
  destination_time: tripTime.optional(),
  distance: tripKilometers.optional(),
});

const count = z.coerce.number().int().min(1).max(100);

export const getRentalCart = endpoint({
  name: 'getRentalCart',
  tag: 'Rental',
  summary: 'The rental cart: its vehicles and its trip',
  method: 'GET',
  path: '/api/v1/rental/user/cart/get-cart',
  access: 'guest',
  query: guestQuery,
  response: rentalCartSchema,
  errors: ['guest_required'],
});

export const addToRentalCart = endpoint({
  name: 'addToRentalCart',
  tag: 'Rental',
  summary:
    'Adds a vehicle; the first one requires the trip, later ones can change it for all. A repeated Idempotency-Key adds once',
  method: 'POST',
  path: '/api/v1/rental/user/cart/add-to-cart',
  access: 'guest',
  query: guestQuery,
  /** `replace: true` also removes the vehicles of another provider. */
  body: tripBody.extend({
    guest_id: z.string().optional(),
    vehicle_id: z.coerce.number().int(),
    quantity: count.default(1),
    replace: z.boolean().optional(),
  }),
  idempotent: true,
  response: rentalCartSchema,
  errors: [
    'guest_required',
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
  name: 'updateRentalCart',
  tag: 'Rental',
  summary: 'Changes the quantity of a vehicle',
  method: 'POST',
  path: '/api/v1/rental/user/cart/update-cart',
  access: 'guest',
  query: guestQuery,
  body: z.object({ guest_id: z.string().optional(), cart_id: z.coerce.number().int(), quantity: count }),
  response: rentalCartSchema,
  errors: ['guest_required', 'cart_line_gone', 'out_of_stock'],
});

export const updateRentalTrip = endpoint({
  name: 'updateRentalTrip',
  tag: 'Rental',
  summary: 'Changes the trip of the cart, whose id is `user_data.id`',
  method: 'POST',
  path: '/api/v1/rental/user/cart/update-user-data/{id}',
  access: 'guest',
  params: z.object({ id: idParam }),
  query: guestQuery,
  body: tripBody.extend({ guest_id: z.string().optional() }),
  response: rentalCartSchema,
  errors: [
    'guest_required',
    'not_found',
    'not_rented_so',
    'pickup_outside',
    'pickup_past',
    'return_before_pickup',
    'required',
  ],
});

export const removeRentalVehicle = endpoint({
  name: 'removeRentalVehicle',
  tag: 'Rental',
  summary: 'Removes one vehicle by its cart id',
  method: 'DELETE',
  path: '/api/v1/rental/user/cart/remove-vehicle/{cart_id}',
  access: 'guest',
  params: z.object({ cart_id: idParam }),
  query: guestQuery,
  response: rentalCartSchema,
  errors: ['guest_required', 'cart_line_gone'],
});

export const removeRentalVehicles = endpoint({
  name: 'removeRentalVehicles',
  tag: 'Rental',
  summary: 'Removes several vehicles by their cart ids; those that are gone are ignored',
  method: 'DELETE',
  path: '/api/v1/rental/user/cart/remove-multiple-cart',
  access: 'guest',
  query: guestQuery.extend({ cart_ids: jsonList(idParam) }),
  response: rentalCartSchema,
  errors: ['guest_required', 'required'],
});

export const removeRentalCart = endpoint({
  name: 'removeRentalCart',
  tag: 'Rental',
  summary: 'Removes a vehicle or `quantity` of it; without vehicle_id the whole cart',
  method: 'DELETE',
  path: '/api/v1/rental/user/cart/remove-cart',
  access: 'guest',
  /** `pickup_time` and `rental_type` are accepted and ignored, because a cart has one trip. */
  query: guestQuery.extend({
    vehicle_id: z.coerce.number().int().optional(),
    quantity: count.optional(),
    pickup_time: z.string().max(40).optional(),
    rental_type: z.string().max(40).optional(),
  }),
  response: message,
  errors: ['guest_required', 'cart_line_gone'],
});
