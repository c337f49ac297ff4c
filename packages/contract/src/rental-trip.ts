import { ORDER_PAYMENT_STATUSES } from '@errand/domain/orders';
import { RENTAL_TYPES, TRIP_STATUSES } from '@errand/domain/rental';
import { z } from 'zod';
import { orderRefund, orderReport } from './orders.ts';
import { rentalTerms, tripAmounts, tripPlace } from './rental-trip-fields.ts';
import { amount, art, flag, id, imageUrl, timestamp } from './schemas.ts';

const time = timestamp.nullable();

const tripVehicle = z.object({
  id,
  trip_id: id,
  quantity: z.number().int(),
  calculated_price: amount,
  price_before_discount: amount,
  license_plate_number: z.array(z.string()),
  vehicle_details: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    thumbnail_full_url: imageUrl,
    art,
    seating_capacity: z.string(),
  }),
  /** The owner’s review of the vehicle; null before. */
  review: z
    .object({ rating: z.number().int(), comment: z.string(), reply: z.string().nullable() })
    .nullable(),
});

/** A booked trip: an order of the type `trip`, whose id it has. */
export const tripSchema = tripAmounts.extend({
  id,
  user_id: z.string(),
  is_guest: z.boolean(),
  provider_id: id,
  zone_id: id,
  pickup_zone_id: id,
  module_id: id,
  trip_status: z.enum(TRIP_STATUSES),
  trip_type: z.enum(RENTAL_TYPES),
  coupon_code: z.string().nullable(),
  payment_status: z.enum(ORDER_PAYMENT_STATUSES),
  payment_method: z.string(),
  partially_paid_amount: amount,
  /** The amount still due. */
  due_amount: amount,
  /** Deadline of an online payment; null when none is awaited. */
  pay_by: time,
  estimated_hours: z.number(),
  distance: z.number().nullable(),
  pickup_location: tripPlace,
  destination_location: tripPlace.nullable(),
  scheduled: flag,
  schedule_at: timestamp,
  pickup_time: timestamp,
  estimated_trip_end_time: timestamp,
  /** IANA time zone of the trip, in which its times are shown. */
  time_zone: z.string(),
  quantity: z.number().int(),
  trip_details: z.array(tripVehicle),
  /** The individual vehicles. */
  vehicle_identity: z.array(
    z.object({
      vehicle_id: id,
      license_plate_number: z.string(),
      driver_data: z.null(),
      vehicle_identity_data: z.object({ vehicle_id: id, license_plate_number: z.string() }),
    }),
  ),
  /** The driver; for the owner only. */
  driver: z.object({ name: z.string(), phone: z.string(), license: z.string().nullable() }).nullable(),
  document_full_url: z.array(z.string()),
  user_info: z
    .object({
      contact_person_name: z.string(),
      contact_person_number: z.string(),
      contact_person_email: z.string().nullable(),
    })
    .nullable(),
  trip_note: z.string().nullable(),
  /** The code that the provider asks for at the pickup; for the owner only. */
  otp: z.string().nullable(),
  provider: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    phone: z.string(),
    address: z.string(),
    latitude: z.string(),
    longitude: z.string(),
    logo_full_url: imageUrl,
  }),
  terms: rentalTerms,
  pending: time,
  confirmed: time,
  ongoing: time,
  completed: time,
  canceled: time,
  payment_failed: time,
  cancellation_reason: z.string().nullable(),
  canceled_by: z.string().nullable(),
  /** The amount that the provider retains for a canceled trip. */
  cancellation_fee: amount,
  /** The refund of a canceled or shortened trip. */
  refunded_amount: amount,
  /** Time until which canceling is free; null once the trip cannot be canceled. */
  free_cancellation_until: time,
  cancelable: z.boolean(),
  changeable: z.boolean(),
  payable: z.boolean(),
  reviewable: z.boolean(),
  refundable: z.boolean(),
  /** The latest of `refunds`, and the report of a problem; null without. */
  refund: orderRefund.nullable(),
  /** The owner’s request and all refunds that the operator made, oldest first. */
  refunds: z.array(orderRefund),
  report: orderReport.nullable(),
  viewed_as: z.enum(['owner', 'follower']),
  /** A path that lets anyone follow the trip; for the owner only. */
  tracking_link: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
