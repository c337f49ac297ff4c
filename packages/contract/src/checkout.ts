import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, idParam } from './schemas.ts';

const slot = z.object({
  /** What `schedule_at` of an order is: "2026-03-09 18:30:00" on the clock of the store's zone. */
  schedule_at: z.string(),
  /** "18:30" and "19:00" on the same clock. */
  starts: z.string(),
  ends: z.string(),
  /** The same as instants, ISO UTC. */
  from: z.string(),
  to: z.string(),
});
export type TimeSlot = z.output<typeof slot>;

export const timeSlots = z.object({
  /** Why nothing can be ordered for now; null when it can. */
  now_reason: z.enum(['closed', 'off']).nullable(),
  /** When a closed store opens next: the day "2026-03-09" and the clock "18:00" of its zone; null when open or never. */
  opens: z.object({ date: z.string(), clock: z.string() }).nullable(),
  /** Minutes of a slot. */
  step: z.number().int(),
  /** Today first, up to a week; empty where orders cannot be placed ahead. */
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
  summary: 'The times a store can be ordered from: now, and the free slots of up to a week',
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
  summary: 'What customers tip the courier most',
  method: 'GET',
  path: '/api/v1/most-tips',
  access: 'public',
  cache: { seconds: 300 },
  response: z.object({
    /** The most used tip, in major units; null while nobody has tipped. */
    most_tips_amount: amount.nullable(),
    /** The most used ones, smallest first; at most three. */
    tips: z.array(amount),
  }),
  errors: [],
});
