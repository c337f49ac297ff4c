import { PARCEL_SIZES } from '@errand/domain/parcel';
import { z } from 'zod';
import { amount, id, imageUrl, latitude, longitude } from './schemas.ts';

/** The fields of orders and quotes that only parcels have. */

export const parcelSize = z.enum(PARCEL_SIZES);
export const chargePayer = z.enum(['sender', 'receiver']);

/** The destination of a parcel, and its receiver. The posted address of the order is the pickup. */
const receiverDetails = z.object({
  contact_person_name: z.string().max(200).default(''),
  contact_person_number: z.string().max(40).default(''),
  contact_person_email: z.string().max(255).nullish(),
  address: z.string().max(500).default(''),
  address_type: z.string().max(60).nullish(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  road: z.string().max(120).nullish(),
  house: z.string().max(120).nullish(),
  floor: z.string().max(120).nullish(),
  zone_id: z.coerce.number().int().nullish(),
});

/** The fields of an order of the type `parcel`. */
export const parcelFields = {
  parcel_category_id: z.coerce.number().int().optional(),
  /** The receiver pays in cash only. */
  charge_payer: chargePayer.optional(),
  /** Mobile clients send JSON text. */
  receiver_details: z.preprocess(fromJsonText, receiverDetails).optional(),
  /** The sender's choice among overlapping zones. */
  sender_zone_id: z.coerce.number().int().nullish(),
  /** Kilograms. */
  parcel_weight: z.coerce.number().positive().max(10_000).nullish(),
  parcel_size: parcelSize.nullish(),
  parcel_contents: z.string().max(300).nullish(),
  /** Declared value in major units. */
  parcel_value: z.coerce.number().min(0).max(10_000_000).nullish(),
  /** 1 hides the sender from the receiver. */
  hide_sender: z.coerce.number().int().min(0).max(1).optional(),
};

/** The parts of a parcel's delivery charge, before a coupon waives it, and the route. */
export const parcelQuote = z.object({
  distance_charge: amount,
  measure_charge: amount,
  vehicle_charge: amount,
  /** Minutes from sender to receiver. */
  duration: z.number().int().nullable(),
  /** Encoded polyline from sender to receiver; null without a route along the streets. */
  polyline: z.string().nullable(),
  sender_zone_id: id.nullable(),
  receiver_zone_id: id.nullable(),
});

export const parcelOfOrder = z.object({
  contents: z.string().nullable(),
  value: amount.nullable(),
  weight: z.number().nullable(),
  size: parcelSize.nullable(),
  distance_charge: amount,
  measure_charge: amount,
  vehicle_charge: amount,
  /** Kilometers from sender to receiver. */
  distance: z.number().nullable(),
  polyline: z.string().nullable(),
  hide_sender: z.literal([0, 1]),
  /** How and for which fee it can be canceled now; null if it cannot be canceled. */
  cancellation_type: z.enum(['before_pickup', 'after_pickup']).nullable(),
  cancellation_fee: amount,
  /** Path for the receiver, who has no account; for the owner only. */
  receiver_link: z.string().nullable(),
});

export const parcelCategoryOfOrder = z.object({
  id,
  name: z.string(),
  image_full_url: imageUrl,
  art: z.object({ tint: z.string() }).nullable(),
});

/** A parcel that was canceled after the pickup and is brought back. */
export const parcelCancellation = z.object({
  cancellation_type: z.enum(['before_pickup', 'after_pickup']),
  reasons: z.array(z.string()),
  return_fee: amount,
  /** `none` without a fee, `waived` when the parcel came back after the deadline. */
  return_fee_status: z.enum(['none', 'unpaid', 'paid', 'waived']),
  /** The deadline; null without one. */
  return_by: z.string().nullable(),
  returned_at: z.string().nullable(),
  /** The code for the courier who brings it back; null before the pickup. */
  return_otp: z.string().nullable(),
});

function fromJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
