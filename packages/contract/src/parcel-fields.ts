import { MAX_PARCEL_VALUE, PARCEL_CATEGORY_LIMITS, PARCEL_SIZES } from '@errand/domain/parcel';
import { z } from 'zod';
import { addressPartsInput } from './address-fields.ts';
import { personName } from './person-fields.ts';
import {
  about,
  amount,
  flagInput,
  id,
  imageUrl,
  integer,
  latitude,
  longitude,
  text,
  timestamp,
} from './schemas.ts';
import { identifierText } from './typed-texts.ts';

/** The fields of orders and quotes that only parcels have. */

export const parcelSize = z.enum(PARCEL_SIZES);
export const chargePayer = z.enum(['sender', 'receiver']);

/** The destination of a parcel, and its receiver. The posted address of the order is the pickup. */
const receiverDetails = z.object({
  contact_person_name: personName.default(''),
  contact_person_number: identifierText.max(40).default(''),
  contact_person_email: identifierText.max(255).nullish(),
  address: z.string().max(500).default(''),
  address_type: z.string().max(60).nullish(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  ...addressPartsInput,
  zone_id: z.coerce.number().int().nullish().describe('Ignored: the server finds the zone itself.'),
});

/** The fields of an order of the type `parcel`. */
export const parcelFields = {
  parcel_category_id: z.coerce.number().int().optional().meta(about('The category of the parcel.', 2)),
  charge_payer: chargePayer.optional(),
  receiver_details: z
    .preprocess(fromJsonText, receiverDetails)
    .optional()
    .describe('Where the parcel goes and to whom, as an object or its JSON text.'),
  sender_zone_id: z.coerce.number().int().nullish().describe('The sender’s choice among overlapping zones.'),
  parcel_weight: z.coerce.number().positive().max(PARCEL_CATEGORY_LIMITS.kilograms).nullish(),
  parcel_size: parcelSize.nullish(),
  parcel_contents: z.string().max(300).nullish().meta(about('What is inside; null without.', 'A book')),
  parcel_value: z.coerce.number().min(0).max(MAX_PARCEL_VALUE).nullish().meta(about('Declared value.', 20)),
  hide_sender: flagInput.optional().describe('1 tells the receiver nothing about the sender.'),
};

const polyline = text
  .nullable()
  .meta(about('Way from sender to receiver as an encoded polyline; null without one.', '_p~iF~ps|U_ulLnnqC'));

/** The parts of a parcel's delivery charge, before a coupon waives it, and the route. */
export const parcelQuote = z.object({
  distance_charge: amount.meta(about('The part of the charge for the distance.', 4.2)),
  measure_charge: amount.meta(about('The part of the charge for weight or size.', 1)),
  vehicle_charge: amount.meta(about('The part of the charge for the vehicle that the distance needs.', 0)),
  duration: integer.nullable().meta(about('Minutes of the way; null before both ends are known.', 14)),
  polyline,
  sender_zone_id: id.nullable().describe('The zone whose rates apply, among those of the sender’s place.'),
  receiver_zone_id: id.nullable().meta(about('The zone of the receiver.', 1)),
});

export const parcelOfOrder = z.object({
  contents: text.nullable().meta(about('What is inside; for the owner only.', 'A book')),
  value: amount.nullable().meta(about('Declared value; null without, and for others than the owner.', 20)),
  weight: z.number().nullable().meta(about('Kilograms; null where none was given.', 3.5)),
  size: parcelSize.nullable().meta(about('Size of the parcel; null where none is asked.', 'medium')),
  distance_charge: amount.meta(about('The part of the charge for the distance.', 4.2)),
  measure_charge: amount.meta(about('The part of the charge for weight or size.', 1)),
  vehicle_charge: amount.meta(about('The part of the charge for the vehicle that the distance needs.', 0)),
  distance: z.number().nullable().meta(about('Kilometers from sender to receiver.', 5.2)),
  polyline,
  hide_sender: z.literal([0, 1]).describe('1 tells the receiver nothing about the sender.'),
  cancellation_type: z
    .enum(['before_pickup', 'after_pickup'])
    .nullable()
    .describe('How and for which fee it can be canceled now; null if it cannot be canceled.'),
  cancellation_fee: amount.meta(about('What canceling it now costs.', 0)),
  receiver_link: text
    .nullable()
    .meta(
      about(
        'Path with which the receiver can follow the parcel; for the owner only.',
        '/track-order?order_id=1042&key=7b1e05',
      ),
    ),
});

export const parcelCategoryOfOrder = z.object({
  id,
  name: text,
  image_full_url: imageUrl,
  art: z.object({ tint: text }).nullable(),
});

/** A parcel that was canceled after the pickup and is brought back. */
export const parcelCancellation = z.object({
  cancellation_type: z.enum(['before_pickup', 'after_pickup']),
  reasons: z.array(text).meta(about('The reasons that were given.', ['The receiver is not there'])),
  return_fee: amount.meta(about('Fee for bringing it back.', 2.1)),
  return_fee_status: z.enum(['none', 'unpaid', 'paid', 'waived']).describe('Whether the return fee is due.'),
  return_by: timestamp
    .nullable()
    .describe('Until when it is brought back, ISO 8601 in UTC; null without a limit.'),
  sender_confirmed_at: timestamp
    .nullable()
    .describe(
      'When the sender confirmed the return, ISO 8601 in UTC; the courier completes it. Null before.',
    ),
  returned_at: timestamp.nullable().describe('When it came back, ISO 8601 in UTC; null before.'),
  return_otp: text
    .nullable()
    .meta(about('The code of the return; null before the pickup and for others than the owner.', '4829')),
});

function fromJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
