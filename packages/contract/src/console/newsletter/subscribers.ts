import { LANGUAGE_CODES } from '@errand/domain/language';
import { SUBSCRIPTION_SOURCES, SUBSCRIPTION_STATES } from '@errand/domain/newsletter';
import { z } from 'zod';
import { consoleEndpoint, LIST } from '../console-endpoint.ts';
import { id, instant, listFields, listOf, personal } from '../fields.ts';

export const subscriberRow = z.object({
  id,
  email: personal,
  language: z.enum(LANGUAGE_CODES),
  state: z.enum(SUBSCRIPTION_STATES),
  created_at: instant,
  /** The proof of consent: where and when the newsletter was requested, beside which text, and when it was confirmed. */
  source: z.enum(SUBSCRIPTION_SOURCES).nullable(),
  requested_at: instant.nullable(),
  text_version: id.nullable(),
  text: z.string().nullable(),
  confirmed_at: instant.nullable(),
  unsubscribed_at: instant.nullable(),
});
export type SubscriberRow = z.output<typeof subscriberRow>;

const base = { tag: 'Newsletter', scope: 'all', target: 'subscriber' } as const;
const read = { ...base, permission: 'newsletter.read', method: 'GET' } as const;

export const listSubscribers = consoleEndpoint({
  ...read,
  ...LIST,
  name: 'listSubscribers',
  summary: 'Addresses that were entered for the newsletter, the newest first',
  path: '/api/console/v1/newsletter/subscribers',
  query: z.object({
    ...listFields,
    sort: z.enum(['created_at']).optional(),
    state: z.enum(SUBSCRIPTION_STATES).optional(),
    language: z.enum(LANGUAGE_CODES).optional(),
  }),
  response: listOf(subscriberRow),
});

export const countSubscribers = consoleEndpoint({
  ...read,
  name: 'countSubscribers',
  summary: 'The number of addresses in each state',
  path: '/api/console/v1/newsletter/subscriber-counts',
  response: z.object(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field for each state of the list
    Object.fromEntries(SUBSCRIPTION_STATES.map((state) => [state, z.number().int()])) as Record<
      (typeof SUBSCRIPTION_STATES)[number],
      z.ZodNumber
    >,
  ),
});

export const endSubscription = consoleEndpoint({
  ...base,
  permission: 'newsletter.update',
  name: 'endSubscription',
  summary: 'Unsubscribes an address, for a person who asks the office; idempotent',
  method: 'POST',
  path: '/api/console/v1/newsletter/subscribers/{id}/end',
  changes: ['newsletter'],
  response: subscriberRow,
});

export const askFormerSubscribers = consoleEndpoint({
  ...base,
  permission: 'newsletter.send',
  name: 'askFormerSubscribers',
  summary:
    'Mails a confirmation request to the addresses from before subscriptions were confirmed, once to each',
  method: 'POST',
  path: '/api/console/v1/newsletter/ask-former',
  changes: ['newsletter'],
  response: z.object({ count: z.number().int() }),
  errors: ['newsletter_no_mail'],
});
