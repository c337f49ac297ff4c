import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { placeBody } from './orders-place.ts';
import { amount, flag, guestQuery, id, idParam } from './schemas.ts';

const slot = z.object({
  /** The value for `schedule_at` of an order: "2026-03-09 18:30:00" in the time of the store's zone. */
  schedule_at: z.string(),
  /** "18:30" and "19:00" in the same time zone. */
  starts: z.string(),
  ends: z.string(),
  /** Start and end as instants, ISO UTC. */
  from: z.string(),
  to: z.string(),
});
export type TimeSlot = z.output<typeof slot>;

export const timeSlots = z.object({
  /** Why an immediate order is impossible; null when it is possible. */
  now_reason: z.enum(['closed', 'off']).nullable(),
  /**
   * Next opening of a closed store: the day "2026-03-09" and the time "18:00" in its zone; null when it is open or
   * never opens.
   */
  opens: z.object({ date: z.string(), clock: z.string() }).nullable(),
  /** The IANA time zone of the store, in which the slots are. */
  time_zone: z.string(),
  /** Length of a slot in minutes. */
  step: z.number().int(),
  /** Today first, up to a week; empty if orders cannot be scheduled. */
  days: z.array(
    z.object({
      date: z.string(),
      /** Why the day has no slot: the store is closed, or it is too late. */
      reason: z.enum(['closed', 'over']).nullable(),
      slots: z.array(slot),
    }),
  ),
});
export type TimeSlots = z.output<typeof timeSlots>;

export const getTimeSlots = endpoint({
  name: 'getTimeSlots',
  tag: 'Orders',
  summary: 'Delivery times of a store: now, and the available slots of up to a week',
  method: 'GET',
  path: '/api/v1/customer/order/time-slots',
  access: 'public',
  query: z.object({ store_id: idParam }),
  response: timeSlots,
  errors: ['not_found'],
});

export const getMostTips = endpoint({
  name: 'getMostTips',
  tag: 'Orders',
  summary: 'The most frequent courier tips',
  method: 'GET',
  path: '/api/v1/most-tips',
  access: 'public',
  cache: { seconds: 300 },
  response: z.object({
    /** The most frequent tip in major units; null without tips. */
    most_tips_amount: amount.nullable(),
    /** The most frequent tips, ascending; at most three. */
    tips: z.array(amount),
  }),
  errors: [],
});

export const getOrderTax = endpoint({
  name: 'getOrderTax',
  tag: 'Orders',
  summary: 'The tax of the cart as an order, as `quote` and `place` compute it; takes the body of `place`',
  method: 'POST',
  path: '/api/v1/customer/order/get-Tax',
  access: 'guest',
  query: guestQuery,
  body: placeBody,
  response: z.object({
    tax_amount: amount,
    tax_status: z.enum(['included', 'excluded']),
    /** 1 if the prices contain the tax, 0 if it is added to the total. */
    tax_included: flag,
    /** Percent. */
    tax_percentage: z.number(),
  }),
  errors: ['guest_required', 'module_required', 'cart_empty', 'validation'],
});

export const getSurgePrice = endpoint({
  name: 'getSurgePrice',
  tag: 'Orders',
  summary:
    'The surcharge on delivery charges in a zone, as `quote` and `place` add it. A surcharge has no hours: it is the same for every `date_time`',
  method: 'POST',
  path: '/api/v1/customer/order/get-surge-price',
  access: 'guest',
  query: guestQuery,
  body: guestQuery.extend({
    /** The first zone of the zoneId header if it is missing. */
    zone_id: idParam.nullish(),
    /** Has no effect: the surcharge of a zone is the same for all modules. */
    module_id: idParam.nullish(),
    /** "yyyy-MM-dd HH:mm:ss" in the time of the zone. */
    date_time: z.string().max(40).nullish(),
    /** The charge of a delivery in major units, for `surcharge`. */
    delivery_charge: z.coerce.number().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    zone_id: id,
    /** Percent of the delivery charge, or an amount; 0 without a surcharge. */
    price: z.number(),
    price_type: z.enum(['percent', 'amount']),
    /** The surcharge on `delivery_charge`; a free delivery has none. */
    surcharge: amount,
    title: z.string(),
    /** The operator's reason; empty without one. */
    customer_note: z.string(),
    /** 1 if `customer_note` should be displayed. */
    customer_note_status: flag,
  }),
  errors: ['guest_required', 'zone_required', 'zone_unknown', 'validation'],
});

export const getVehicleExtraCharge = endpoint({
  name: 'getVehicleExtraCharge',
  tag: 'Orders',
  summary:
    'The extra charge of the courier vehicle that a distance needs, as a bare number; `quote` and `place` contain it in the delivery charge. Stores with own couriers do not charge it',
  method: 'GET',
  path: '/api/v1/vehicle/extra_charge',
  access: 'public',
  /** Kilometers. */
  query: z.object({ distance: z.coerce.number().min(0).max(40_000) }),
  response: amount,
  cache: { seconds: 30 },
  errors: ['required', 'validation'],
});
