import { z } from 'zod';
import { inLanguages } from '../in-languages.ts';
import { identifierText } from '../typed-texts.ts';
import { consoleEndpoint } from './console-endpoint.ts';
import { id } from './fields.ts';

/** Requirements of a shop before it can take an order, in the order of setting them up. */
export const SET_UP_STEPS = [
  'shop',
  'module',
  'zone',
  'rates',
  'store',
  'hours',
  'items',
  'payment',
  'mail',
  'sms',
  'card',
  'pages',
  'open',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

export const getSetUp = consoleEndpoint({
  tag: 'Set-up',
  scope: 'all',
  name: 'getSetUp',
  summary: 'What is missing until the shop can take orders',
  method: 'GET',
  path: '/api/console/v1/set-up',
  permission: 'settings.read',
  response: z.object({
    /** All required steps are done. */
    ready: z.boolean(),
    steps: z.array(
      z.object({
        step: z.enum(SET_UP_STEPS),
        done: z.boolean(),
        /** Orders are possible without it. */
        optional: z.boolean(),
      }),
    ),
    /** Which services the process is configured for: a mail server, a provider of SMS, and one of card payments. */
    configured: z.object({ mail: z.boolean(), sms: z.boolean(), card: z.boolean() }),
    /** The only store, to which the steps of stores link; null for none or several. */
    store_id: id.nullable(),
  }),
});

const change = {
  tag: 'Set-up',
  scope: 'all',
  permission: 'settings.update',
  target: 'set-up',
  method: 'POST',
  changes: ['settings'],
} as const;

export const testSender = consoleEndpoint({
  ...change,
  name: 'testSender',
  summary: 'Sends a test mail to the caller or a test SMS to a number, and says what the provider answered',
  path: '/api/console/v1/set-up/test-message',
  secrets: ['phone'],
  body: z.object({
    channel: z.enum(['mail', 'sms']),
    /** E.164; for an SMS. */
    phone: identifierText.regex(/^\+[1-9]\d{6,14}$/).optional(),
  }),
  response: z.object({
    accepted: z.boolean(),
    /** The provider's response; null if it accepted the message. */
    answer: z.string().nullable(),
  }),
  errors: ['sender_missing', 'slow_down'],
});

export const openShop = consoleEndpoint({
  ...change,
  name: 'openShop',
  summary: 'Opens the shop for orders once every required step is done, or closes it (`orders_open`)',
  path: '/api/console/v1/set-up/open',
  body: z.object({
    open: z.boolean(),
    /** The reason that customers read while the shop is closed. */
    reason: inLanguages(z.string().trim().max(200), z.string().trim().max(200).exactOptional())
      .meta({ control: 'translated' })
      .optional(),
  }),
  response: z.object({ open: z.boolean() }),
  errors: ['set_up_incomplete'],
});
