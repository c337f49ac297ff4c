import { CANCELLATION_TYPES, PARCEL_MEASURES } from '@errand/domain/parcel';
import { z } from 'zod';
import { addressParts, contactPerson } from './address-fields.ts';
import { timeSlots } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { chargePayer, parcelSize } from './parcel-fields.ts';
import {
  about,
  amount,
  art,
  flagInput,
  guestQuery,
  id,
  idParam,
  imageUrl,
  integer,
  latitude,
  longitude,
  message,
  paged,
  paging,
  text,
} from './schemas.ts';

export const parcelCategory = z
  .object({
    id,
    slug: text,
    name: text,
    description: text,
    forbidden_contents: text
      .nullable()
      .meta(about('What may not be sent in it; null without a hint.', 'Batteries, liquids')),
    image_full_url: imageUrl,
    art,
    module_id: id,
    parcel_per_km_shipping_charge: amount
      .nullable()
      .describe('Charge for a kilometer; null where that of the zone applies.'),
    parcel_minimum_shipping_charge: amount
      .nullable()
      .describe('Lowest charge; null where that of the zone applies.'),
    measure: z
      .enum(PARCEL_MEASURES)
      .describe(
        'What the category asks for: `weight` as `parcel_weight`, `size` as `parcel_size`, or `none`.',
      ),
    maximum_weight: z.number().nullable().describe('Heaviest parcel in kilograms; null without a limit.'),
    weight_steps: z
      .array(
        z.object({
          from: z.number().meta(about('Kilograms from which the extra charge applies.', 5)),
          extra_charge: amount.meta(about('Added to the delivery charge.', 1)),
        }),
      )
      .describe('Extra charges by weight; the highest one that the parcel reaches applies.'),
    size_steps: z
      .array(
        z.object({
          size: parcelSize.meta(about('Size of the parcel; null where none is asked.', 'medium')),
          extra_charge: amount.meta(about('Added to the delivery charge.', 1)),
        }),
      )
      .describe('The accepted sizes and their extra charges; empty accepts every size.'),
    status: z.literal(1),
  })
  .describe('A kind of parcel, with its limits and charges.');
export type ParcelCategory = z.output<typeof parcelCategory>;

const forAll = { tag: 'Parcel', access: 'public' } as const;

export const listParcelCategories = endpoint({
  ...forAll,
  name: 'listParcelCategories',
  summary: 'What can be sent, with limits and charges',
  description:
    'All categories without the header `moduleId`, else those of the module. Charges are null where those of the zone apply.',
  method: 'GET',
  path: '/api/v1/parcel-category',
  response: z.array(parcelCategory).meta({
    examples: [
      [
        {
          id: 2,
          slug: 'box',
          name: 'Box',
          description: 'Anything taped shut that one person can carry.',
          forbidden_contents: 'Batteries, liquids',
          image_full_url: 'https://shop.example.org/media/3f9ac2/800.webp',
          art: { tint: 'sand' },
          module_id: 5,
          parcel_per_km_shipping_charge: 0.8,
          parcel_minimum_shipping_charge: 2,
          measure: 'weight',
          maximum_weight: 20,
          weight_steps: [{ from: 5, extra_charge: 1 }],
          size_steps: [],
          status: 1,
        },
      ],
    ],
  }),
  cache: { seconds: 60 },
});

export const listParcelInstructions = endpoint({
  ...forAll,
  name: 'listParcelInstructions',
  summary: 'Ready notes for the courier',
  description: 'Notes to offer for `delivery_instruction`; any text is accepted.',
  method: 'GET',
  path: '/api/v1/customer/order/parcel-instructions',
  query: paging.extend({ limit: z.coerce.number().int().min(1).max(100).default(50) }),
  response: paged(
    'data',
    z.object({
      id,
      instruction: text.meta(about('The note in the language of the request.', 'Keep it upright, please.')),
      status: z.literal(1),
    }),
  ),
  cache: { seconds: 60 },
});

export const listParcelCancelReasons = endpoint({
  ...forAll,
  name: 'listParcelCancelReasons',
  summary: 'Reasons to cancel a parcel, before and after the pickup',
  description: 'Reasons to offer; any text is accepted.',
  method: 'GET',
  path: '/api/v1/get-parcel-cancellation-reasons',
  query: paging.extend({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    user_type: z.string().max(40).default('customer'),
    cancellation_type: z.enum(CANCELLATION_TYPES).default('before_pickup'),
  }),
  response: paged(
    'data',
    z.object({
      id,
      reason: text,
      user_type: text,
      cancellation_type: z.enum(CANCELLATION_TYPES),
      status: z.literal(1),
    }),
  ),
  cache: { seconds: 60 },
});

export const parcelEstimate = z
  .object({
    distance: z.number().meta(about('Kilometers along the streets.', 5.2)),
    duration: integer.meta(about('Minutes of the way.', 14)),
    polyline: text
      .nullable()
      .meta(
        about(
          'Way from sender to receiver as an encoded polyline; null without one along the streets.',
          '_p~iF~ps|U_ulLnnqC',
        ),
      ),
    zone_id: id,
    receiver_zone_id: id.meta(about('The zone of the receiver.', 1)),
    categories: z
      .array(
        z.object({
          id,
          slug: text,
          name: text,
          image_full_url: imageUrl,
          art,
          total: amount.meta(about('Price of the parcel.', 5.46)),
        }),
      )
      .describe('Each category, or the requested one, with tax and fees: the total without tip and coupon.'),
  })
  .describe('The price between two places.');
export type ParcelEstimate = z.output<typeof parcelEstimate>;

export const estimateParcel = endpoint({
  ...forAll,
  name: 'estimateParcel',
  summary: 'The price between two places for each category; needs no account',
  description:
    'Without a category every one is priced, at its lowest weight and smallest size. The price is the total of `quoteOrder` without tip and coupon.',
  method: 'GET',
  path: '/api/v1/parcel/estimate',
  query: z.object({
    latitude,
    longitude,
    receiver_latitude: latitude.meta(about('Latitude of the receiver in degrees.', 25.21)),
    receiver_longitude: longitude.meta(about('Longitude of the receiver in degrees.', 55.28)),
    parcel_category_id: idParam.optional().meta(about('The category of the parcel.', 2)),
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
  ...forAll,
  name: 'getParcelTimeSlots',
  summary: 'When parcels are picked up at a place: now, and the available slots of up to a week',
  description:
    'Slots are in the time of the sender’s zone. Send the `schedule_at` of a slot with the order; without it the courier comes now.',
  method: 'GET',
  path: '/api/v1/parcel/time-slots',
  query: z.object({ latitude, longitude }),
  response: timeSlots,
  errors: ['parcel_unserved'],
});

export const returnParcel = endpoint({
  name: 'returnParcel',
  tag: 'Parcel',
  summary: 'Notes that the sender has a parcel again that was canceled after the pickup',
  description:
    'The order is `returned` once its courier or the operator confirm it too, who then take the cash that is due. `return_otp` is in `parcel_cancellation` of the order; the courier asks for it.',
  method: 'POST',
  path: '/api/v1/customer/order/parcel-return',
  access: 'guest',
  query: guestQuery,
  body: z.object({
    order_id: z.coerce.number().int(),
    order_status: z
      .literal('returned')
      .default('returned')
      .describe('States that orders of the module pass through.'),
    return_otp: z.coerce
      .string()
      .max(20)
      .describe('The code of the return; null before the pickup and for others than the owner.'),
    guest_id: z.string().optional(),
  }),
  example: { order_id: 1042, order_status: 'returned', return_otp: '4829' },
  response: message,
  errors: ['not_found', 'order_state', 'return_code_wrong'],
});

const end = z.object({
  ...contactPerson,
  address: text,
  address_type: text.nullable(),
  latitude: z.number(),
  longitude: z.number(),
  ...addressParts,
});

export const repeatParcel = endpoint({
  name: 'repeatParcel',
  tag: 'Parcel',
  summary: 'The values of a former parcel for a new booking, with `swap` 1 from its receiver to its sender',
  description: 'Prices and times are not repeated: quote the new booking.',
  method: 'GET',
  path: '/api/v1/parcel/repeat',
  access: 'guest',
  query: guestQuery.extend({
    order_id: idParam,
    swap: flagInput.default(0).describe('1 to send back: from the former receiver to the former sender.'),
  }),
  response: z.object({
    sender: end.describe('Where it is picked up.'),
    receiver: end.describe('Where it goes.'),
    parcel_category_id: id
      .nullable()
      .describe('The category of the parcel; null if it is no longer offered.'),
    parcel_weight: z.number().nullable(),
    parcel_size: parcelSize.nullable(),
    parcel_contents: text.nullable().meta(about('What is inside; null without.', 'A book')),
    parcel_value: amount.nullable().meta(about('Declared value; null without.', 20)),
    charge_payer: chargePayer,
    delivery_instruction: text.nullable(),
  }),
  errors: ['not_found'],
});
