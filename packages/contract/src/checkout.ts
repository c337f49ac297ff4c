import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { EXAMPLE_ORDER, placeBody } from './orders-place.ts';
import { about, amount, flag, guestQuery, id, idParam, integer, text } from './schemas.ts';
import { taxRates } from './tax-rates.ts';
import { timeSlot } from './time-slot.ts';

export const timeSlots = z
  .object({
    now_reason: z
      .enum(['closed', 'full', 'off'])
      .nullable()
      .describe(
        'Why an order for now is impossible: the store is closed, has too many orders, or is not active; null if it is possible.',
      ),
    opens: z
      .object({ date: text, clock: text.meta(about('Time in the store’s zone.', '18:00')) })
      .nullable()
      .describe('Next opening of a closed store; null while open.'),
    time_zone: text.meta(about('The IANA time zone of the store, in which the slots are.', 'Asia/Dubai')),
    step: integer.meta(about('Length of a slot in minutes.', 30)),
    days: z
      .array(
        z.object({
          date: text,
          reason: z
            .enum(['closed', 'over', 'full'])
            .nullable()
            .describe('Why the day has no slot; null if it has.'),
          full: integer.meta(about('Number of slots that are left out because they are full.', 0)),
          slots: z.array(timeSlot).describe('The slots of the day.'),
        }),
      )
      .describe('Days with slots, today first; empty if orders cannot be scheduled.'),
  })
  .describe('When a store delivers.');
export type TimeSlots = z.output<typeof timeSlots>;

const forAll = { tag: 'Orders', access: 'public' } as const;

export const getTimeSlots = endpoint({
  ...forAll,
  name: 'getTimeSlots',
  summary: 'Delivery times of a store: now, and the available slots of up to a week',
  description: 'Send the `schedule_at` of a slot with the order; without it the order is for now.',
  method: 'GET',
  path: '/api/v1/customer/order/time-slots',
  query: z.object({ store_id: idParam }),
  response: timeSlots,
  errors: ['not_found'],
});

export const getMostTips = endpoint({
  ...forAll,
  name: 'getMostTips',
  summary: 'The most frequent courier tips',
  description: 'Amounts to offer beside a free input.',
  method: 'GET',
  path: '/api/v1/most-tips',
  cache: { seconds: 300 },
  response: z.object({
    most_tips_amount: amount.nullable().meta(about('The most frequent tip; null without tips.', 2)),
    tips: z.array(amount).meta(about('The most frequent tips, ascending; at most three.', [1, 2, 5])),
  }),
});

export const getOrderTax = endpoint({
  name: 'getOrderTax',
  tag: 'Orders',
  summary: 'The tax of the cart as an order, as `quote` and `place` compute it; takes the body of `place`',
  description: '`quoteOrder` returns the same among all parts of the price.',
  method: 'POST',
  path: '/api/v1/customer/order/get-Tax',
  access: 'guest',
  query: guestQuery,
  body: placeBody,
  example: EXAMPLE_ORDER,
  response: z.object({
    tax_amount: amount,
    tax_status: z.enum(['included', 'excluded']),
    tax_included: flag.describe('1 if the prices contain the tax, 0 if it is added to the total.'),
    tax_percentage: z.number(),
    taxes: taxRates,
  }),
  errors: ['module_required', 'cart_empty'],
});

export const getSurgePrice = endpoint({
  name: 'getSurgePrice',
  tag: 'Orders',
  summary:
    'The surcharge on delivery charges in a zone, as `quote` and `place` add it. A surcharge has no hours: it is the same for every `date_time`',
  description: '`quoteOrder` includes it in the price.',
  method: 'POST',
  path: '/api/v1/customer/order/get-surge-price',
  access: 'guest',
  query: guestQuery,
  body: guestQuery.extend({
    zone_id: idParam.nullish().meta(about('The zone; by default the first one of the header `zoneId`.', 1)),
    module_id: idParam
      .nullish()
      .describe('Has no effect: the surcharge of a zone is the same for all modules.'),
    date_time: z
      .string()
      .max(40)
      .nullish()
      .meta(about('Time in the zone; has no effect.', '2026-03-09 18:30:00')),
    delivery_charge: z.coerce.number().min(0).max(1_000_000).default(0).describe('The charge of a delivery.'),
  }),
  example: { zone_id: 1, delivery_charge: 3.2 },
  response: z.object({
    zone_id: id,
    price: z.number().meta(about('The surcharge in the unit of `price_type`; 0 without one.', 10)),
    price_type: z.enum(['percent', 'amount']).describe('Whether the surcharge is a percentage or an amount.'),
    surcharge: amount.meta(about('The surcharge on `delivery_charge`; a free delivery has none.', 0)),
    title: text,
    customer_note: text.meta(about('The operator’s reason; empty without one.', 'Heavy rain')),
    customer_note_status: flag.describe('1 if the note should be shown.'),
  }),
  errors: ['zone_required', 'zone_unknown'],
});

export const getVehicleExtraCharge = endpoint({
  ...forAll,
  name: 'getVehicleExtraCharge',
  summary:
    'The extra charge of the courier vehicle that a distance needs, as a bare number; `quote` and `place` contain it in the delivery charge. Stores with own couriers do not charge it',
  description: 'Included in the delivery charge of `quoteOrder`.',
  method: 'GET',
  path: '/api/v1/vehicle/extra_charge',
  /** Kilometers. */
  query: z.object({
    distance: z.coerce.number().min(0).max(40_000).meta(about('Distance in kilometers.', 4.2)),
  }),
  response: amount,
  cache: { seconds: 30 },
  errors: ['required'],
});
