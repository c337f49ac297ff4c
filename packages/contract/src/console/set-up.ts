import { z } from 'zod';
import { consoleEndpoint } from './console-endpoint.ts';

/** What a shop needs before it can take an order, in the order in which it is done. */
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
  }),
  errors: ['unauthenticated', 'permission_denied'],
});
