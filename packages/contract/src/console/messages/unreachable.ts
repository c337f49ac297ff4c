import { CONTACT_CHANNELS, UNREACHABLE_REASONS } from '@errand/domain/notifications';
import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { id, instant, listFields, listOf, personal } from '../fields.ts';

/** A contact to which nothing is sent by a channel. */
export const unreachableRow = z.object({
  id,
  channel: z.enum(CONTACT_CHANNELS),
  /** An email address or a phone number. */
  contact: personal,
  reason: z.enum(UNREACHABLE_REASONS),
  /** The words of the provider, which may quote the contact. */
  detail: personal,
  since: instant,
});
export type UnreachableRow = z.output<typeof unreachableRow>;

const base = { tag: 'Customers', scope: 'all', target: 'unreachable' } as const;

export const listUnreachable = consoleEndpoint({
  ...base,
  name: 'listUnreachable',
  summary:
    'Contacts to which nothing is sent by a channel, the latest first; search by a part of the contact',
  method: 'GET',
  path: '/api/console/v1/unreachable',
  permission: 'customers.read',
  query: z.object({
    ...listFields,
    channel: z.enum(CONTACT_CHANNELS).optional(),
    reason: z.enum(UNREACHABLE_REASONS).optional(),
  }),
  response: listOf(unreachableRow),
});

export const sendAgain = consoleEndpoint({
  ...base,
  name: 'sendAgain',
  summary: 'Messages are sent to contacts again: they were mended, or the report about them was wrong',
  method: 'POST',
  path: '/api/console/v1/unreachable/again',
  permission: 'customers.update',
  changes: ['customers', 'orders'],
  body: z.object({ ids: z.array(id).min(1).max(100) }),
  response: z.object({ count: z.number().int() }),
});
