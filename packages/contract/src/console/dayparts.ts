import { z } from 'zod';

/** Days and hours in which items are sold. */
export const daypart = z.object({
  /** 0 is Sunday. */
  days: z.array(z.number().int().min(0).max(6)).min(1).max(7),
  /** Minutes of the day in the zone's time. An end before the start is on the next day, an equal one is the whole day. */
  from: z.number().int().min(0).max(1439),
  to: z.number().int().min(1).max(1440),
});
export type DaypartValues = z.output<typeof daypart>;
