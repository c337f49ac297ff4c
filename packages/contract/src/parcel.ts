import { CANCELLATION_TYPES, PARCEL_MEASURES } from '@errand/domain/parcel';
import { z } from 'zod';
import { timeSlots } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { chargePayer, parcelSize } from './parcel-fields.ts';
import {
  amount,
  art,
  guestQuery,
  id,
  idParam,
  imageUrl,
  latitude,
  longitude,
  message,
  paged,
  paging,
} from './schemas.ts';

export const parcelCategory = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image_full_url: imageUrl,
  art,
  module_id: id,
  parcel_per_km_shipping_charge: amount.nullable(),
  parcel_minimum_shipping_charge: amount.nullable(),
  /** The measure that the booking requires besides the contents. */
  measure: z.enum(PARCEL_MEASURES),
  /** Kilograms; null without a limit. */
  maximum_weight: z.number().nullable(),
  weight_steps: z.array(z.object({ from: z.number(), extra_charge: amount })),
  /** The accepted sizes with their extra charges; empty accepts every size. */
  size_steps: z.array(z.object({ size: parcelSize, extra_charge: amount })),
  status: z.literal(1),
});
export type ParcelCategory = z.output<typeof parcelCategory>;

export const listParcelCategories = endpoint({
  name: 'listParcelCategories',
  tag: 'Parcel',
  summary: 'What can be sent, with limits and charges',
  method: 'GET',
  path: '/api/v1/parcel-category',
  access: 'public',
  response: z.array(parcelCategory),
  cache: { seconds: 60 },
  errors: [],
});

export const listParcelInstructions = endpoint({
  name: 'listParcelInstructions',
  tag: 'Parcel',
  summary: 'Ready notes for the courier',
  method: 'GET',
  path: '/api/v1/customer/order/parcel-instructions',
  access: 'public',
  query: paging.extend({ limit: z.coerce.number().int().min(1).max(100).default(50) }),
  response: paged('data', z.object({ id, instruction: z.string(), status: z.literal(1) })),
  cache: { seconds: 60 },
  errors: [],
});

export const listParcelCancelReasons = endpoint({
  name: 'listParcelCancelReasons',
  tag: 'Parcel',
  summary: 'Reasons to cancel a parcel, before and after the pickup',
  method: 'GET',
  path: '/api/v1/get-parcel-cancellation-reasons',
  access: 'public',
  query: paging.extend({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    user_type: z.string().max(40).default('customer'),
    cancellation_type: z.enum(CANCELLATION_TYPES).default('before_pickup'),
  }),
  response: paged(
    'data',
    z.object({
      id,
      reason: z.string(),
      user_type: z.string(),
      cancellation_type: z.enum(CANCELLATION_TYPES),
      status: z.literal(1),
    }),
  ),
  cache: { seconds: 60 },
  errors: [],
});

export const parcelEstimate = z.object({
  /** Kilometers along the streets. */
  distance: z.number(),
  /** Minutes. */
  duration: z.number().int(),
  polyline: z.string().nullable(),
  zone_id: id,
  receiver_zone_id: id,
  /** Each category, or the requested one, with tax and fees: the total without tip and coupon. */
  categories: z.array(
    z.object({ id, slug: z.string(), name: z.string(), image_full_url: imageUrl, art, total: amount }),
  ),
});
export type ParcelEstimate = z.output<typeof parcelEstimate>;

export const estimateParcel = endpoint({
  name: 'estimateParcel',
  tag: 'Parcel',
  summary: 'The price between two places for each category; needs no account',
  method: 'GET',
  path: '/api/v1/parcel/estimate',
  access: 'public',
  query: z.object({
    latitude,
    longitude,
    receiver_latitude: latitude,
    receiver_longitude: longitude,
    parcel_category_id: idParam.optional(),
    parcel_weight: z.coerce.number().positive().max(10_000).optional(),
    parcel_size: parcelSize.optional(),
  }),
  response: parcelEstimate,
  errors: [
    'required',
    'validation',
    'parcel_unserved',
    'parcel_other_zone',
    'parcel_same_place',
    'parcel_too_far',
    'parcel_category_unknown',
    'parcel_too_heavy',
    'parcel_size_unknown',
  ],
});

export const getParcelTimeSlots = endpoint({
  name: 'getParcelTimeSlots',
  tag: 'Parcel',
  summary: 'When parcels are picked up at a place: now, and the available slots of up to a week',
  method: 'GET',
  path: '/api/v1/parcel/time-slots',
  access: 'public',
  query: z.object({ latitude, longitude }),
  response: timeSlots,
  errors: ['parcel_unserved'],
});

export const returnParcel = endpoint({
  name: 'returnParcel',
  tag: 'Parcel',
  summary: 'Confirms that a parcel canceled after the pickup came back to the sender',
  method: 'POST',
  path: '/api/v1/customer/order/parcel-return',
  access: 'guest',
  query: guestQuery,
  body: z.object({
    order_id: z.coerce.number().int(),
    order_status: z.literal('returned').default('returned'),
    return_otp: z.coerce.string().max(20),
    guest_id: z.string().optional(),
  }),
  response: message,
  errors: ['guest_required', 'not_found', 'order_state', 'return_code_wrong'],
});

const end = z.object({
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  contact_person_email: z.string().nullable(),
  address: z.string(),
  address_type: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  road: z.string().nullable(),
  house: z.string().nullable(),
  floor: z.string().nullable(),
});

export const repeatParcel = endpoint({
  name: 'repeatParcel',
  tag: 'Parcel',
  summary: 'The values of a former parcel for a new booking, with `swap` 1 from its receiver to its sender',
  method: 'GET',
  path: '/api/v1/parcel/repeat',
  access: 'guest',
  query: guestQuery.extend({
    order_id: idParam,
    swap: z.coerce.number().int().min(0).max(1).default(0),
  }),
  response: z.object({
    sender: end,
    receiver: end,
    /** Null if the category is no longer offered. */
    parcel_category_id: id.nullable(),
    parcel_weight: z.number().nullable(),
    parcel_size: parcelSize.nullable(),
    parcel_contents: z.string().nullable(),
    parcel_value: amount.nullable(),
    charge_payer: chargePayer,
    delivery_instruction: z.string().nullable(),
  }),
  errors: ['guest_required', 'not_found'],
});
