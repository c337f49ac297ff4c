import { z } from 'zod';
import { about, text, timestamp } from './schemas.ts';

/** A slot of delivery times. */
export const timeSlot = z.object({
  schedule_at: text.meta(
    about('The value for `schedule_at` of an order, in the time of the store’s zone.', '2026-03-09 18:30:00'),
  ),
  starts: text.meta(about('Start in the store’s zone.', '18:30')),
  ends: text.meta(about('End in the store’s zone.', '19:00')),
  from: timestamp.describe('Start, ISO 8601 in UTC.'),
  to: timestamp.describe('End, ISO 8601 in UTC.'),
});
export type TimeSlot = z.output<typeof timeSlot>;
