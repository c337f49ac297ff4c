import { z } from 'zod';
import { about, amount, id, integer, text } from './schemas.ts';

export const storeDiscount = z
  .object({
    id,
    store_id: id,
    start_date: text,
    end_date: text,
    start_time: text.meta(about('Beginning of the daily hours.', '09:00')),
    end_time: text.meta(about('End of the daily hours.', '22:00')),
    min_purchase: amount,
    max_discount: amount,
    discount: z.number(),
    discount_type: z.enum(['percent', 'amount']),
  })
  .nullable();

/** The delivery from a store to the place in the latitude and longitude headers; null without a place. */
export const storeDelivery = z.object({
  distance: z
    .number()
    .nullable()
    .describe('Meters: along the streets if `distance_exact`, otherwise at least this many.'),
  delivery_charge: amount.nullable().describe('Delivery charge to the visitor’s place; null without one.'),
  delivery_charge_exact: z
    .boolean()
    .meta(about('Whether checkout charges exactly `delivery_charge` for that place.', true)),
  distance_exact: z
    .boolean()
    .meta(about('Whether `distance` is that of the route. Lists do not look up routes.', true)),
  delivers_here: z
    .boolean()
    .meta(
      about(
        'Whether the visitor’s place is in the store’s delivery area, which limits its own zone only; true without a place.',
        true,
      ),
    ),
});

export const storeSchedule = z.object({
  id,
  store_id: id,
  day: integer.meta(about('Day of the week, 0 = Sunday.', 1)),
  opening_time: text.meta(about('Local time of opening.', '08:00')),
  closing_time: text.meta(about('Local time of closing.', '22:00')),
});

/** The start of a slot in the time of the store's zone. */
export const storeSlot = z.object({
  day: integer.meta(about('Day of the week, 0 = Sunday.', 1)),
  in_days: integer.meta(about('Calendar days from today: 0 is today, 1 tomorrow.', 1)),
  starts: text.meta(about('Start in the store’s zone.', '18:30')),
});
