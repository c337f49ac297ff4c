import { MODULE_PARTS, MODULE_TYPES } from '@errand/domain/modules';
import { z } from 'zod';
import { inLanguages } from '../in-languages.ts';
import { identifierText } from '../typed-texts.ts';
import { consoleEndpoint } from './console-endpoint.ts';
import { amountMinor, id, named } from './fields.ts';

/** What a shop needs before it can take an order, in the order of setting it up. `offer` is one complete module. */
export const SET_UP_STEPS = [
  'shop',
  'module',
  'zone',
  'offer',
  'payment',
  'logo',
  'vehicles',
  'couriers',
  'card',
  'mail',
  'sms',
  'maps',
  'pages',
  'open',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** Services that the process is configured for at its start. */
const services = z.object({
  mail: z.boolean(),
  sms: z.boolean(),
  card: z.boolean(),
  /** Streets on the maps of pages. */
  street_map: z.boolean(),
  /** Search and names of places. */
  geocoder: z.boolean(),
  /** Routes along the streets. */
  router: z.boolean(),
});
export type SetUpServices = z.output<typeof services>;

const moduleSetUp = named.extend({
  type: z.enum(MODULE_TYPES),
  /** Customers can order in it. */
  ready: z.boolean(),
  parts: z.array(z.object({ part: z.enum(MODULE_PARTS), done: z.boolean() })),
  /** The only store of the module, to which its parts link; null for none or several. */
  store_id: id.nullable(),
});
export type ModuleSetUp = z.output<typeof moduleSetUp>;

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
    /** The active modules in the order of the shop, with what each one still needs. */
    modules: z.array(moduleSetUp),
    configured: services,
    /** The only active zone, to which the rates of modules link; null for none or several. */
    zone_id: id.nullable(),
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

/** What a failed rehearsal leads to: a part of the module, the ways to pay, or the shop's own data. */
export const REHEARSAL_FIXES = [...MODULE_PARTS, 'payment', 'shop'] as const;

const rehearsal = named.extend({
  type: z.enum(MODULE_TYPES),
  /** The total that the customer would have paid; null if nothing could be placed. */
  total_minor: amountMinor.nullable(),
  /** Why nothing could be placed; null if it worked. */
  problem: z
    .object({
      code: z.string(),
      message: z.string(),
      fix: z.enum(REHEARSAL_FIXES).nullable(),
    })
    .nullable(),
});
export type Rehearsal = z.output<typeof rehearsal>;

export const rehearseOpening = consoleEndpoint({
  ...change,
  changes: [],
  name: 'rehearseOpening',
  summary:
    'Orders, books and sends once in each active module as a guest, and takes everything back. Nothing is sent and no provider is called',
  path: '/api/console/v1/set-up/rehearsal',
  body: z.object({}),
  response: z.object({ modules: z.array(rehearsal) }),
});

export const openShop = consoleEndpoint({
  ...change,
  changes: ['settings', 'session'],
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
