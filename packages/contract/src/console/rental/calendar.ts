import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { id, idFilter, instant, named } from '../fields.ts';

/** The most days that a calendar shows at once. */
export const MOST_CALENDAR_DAYS = 28;

const span = { id, from: instant, to: instant };

const calendarRow = z.object({
  vehicle: named,
  plate: z.string(),
  in_service: z.boolean(),
  /** Trips that overlap the days; `id` is the number of the order. */
  trips: z.array(z.object(span)),
  closures: z.array(z.object({ ...span, reason: z.string() })),
});
export type CalendarRow = z.output<typeof calendarRow>;

export const getFleetCalendar = consoleEndpoint({
  tag: 'Rental',
  scope: 'store',
  target: 'store',
  permission: 'rental.read',
  name: 'getFleetCalendar',
  summary: 'Trips and closures of the individual vehicles of a provider, in days of the shop’s clock',
  method: 'GET',
  path: '/api/console/v1/rental-providers/{id}/calendar',
  query: z.object({
    /** The first day, as 2026-11-27. */
    from: z.iso.date(),
    days: z.coerce.number().int().min(1).max(MOST_CALENDAR_DAYS).default(14),
    vehicle_id: idFilter,
  }),
  response: z.object({
    provider: named,
    /** When each day begins, and when the last one ends. */
    days: z.array(instant),
    to: instant,
    /** The kinds of vehicles of the provider that have plates. */
    vehicles: z.array(named),
    rows: z.array(calendarRow),
    /** Whether there are more individual vehicles than the rows. */
    has_more: z.boolean(),
  }),
});
