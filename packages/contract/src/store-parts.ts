import { z } from 'zod';
import { amount, id } from './schemas.ts';

export const storeDiscount = z
  .object({
    id,
    store_id: id,
    start_date: z.string(),
    end_date: z.string(),
    start_time: z.string(),
    end_time: z.string(),
    min_purchase: amount,
    max_discount: amount,
    discount: z.number(),
    discount_type: z.enum(['percent', 'amount']),
  })
  .nullable();

/** The delivery from a store to the place in the latitude and longitude headers; null without a place. */
export const storeDelivery = z.object({
  /** Meters: along the streets if `distance_exact`, otherwise at least this many. */
  distance: z.number().nullable(),
  /** The delivery charge to that place before free delivery by amount; the lowest possible one unless `delivery_charge_exact`. */
  delivery_charge: amount.nullable(),
  /** Whether checkout charges exactly `delivery_charge` for that place. */
  delivery_charge_exact: z.boolean(),
  /** Whether `distance` is that of the route. Lists do not look up routes. */
  distance_exact: z.boolean(),
});

export const storeSchedule = z.object({
  id,
  store_id: id,
  /** 0 = Sunday. */
  day: z.number().int(),
  opening_time: z.string(),
  closing_time: z.string(),
});

/** The start of a slot in the time of the store's zone. */
export const storeSlot = z.object({
  /** Day of the week, 0 = Sunday. */
  day: z.number().int(),
  /** Calendar days from today: 0 is today, 1 tomorrow. */
  in_days: z.number().int(),
  /** "18:30". */
  starts: z.string(),
});
