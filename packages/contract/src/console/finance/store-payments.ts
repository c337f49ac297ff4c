import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { amountMinor, id } from '../fields.ts';

const own = {
  tag: 'Finance',
  target: 'store',
  permission: 'stores.payout',
  scope: 'store',
} as const;

/** What a store pays online: all that it owes, or the plan that was taken from its balance. */
export const STORE_PAYMENT_SUBJECTS = ['balance', 'plan'] as const;

const storePayments = z.object({
  /** What it owes; 0 for a balance that is not negative. */
  owed_minor: amountMinor,
  /** A term of its plan that was taken from its balance and not paid online; null without one. */
  plan: z.object({ id, name: z.string(), price_minor: amountMinor }).nullable(),
  /** The payment providers of the shop; empty while it takes no online payments. */
  gateways: z.array(z.object({ name: z.string(), title: z.string() })),
});
export type StorePayments = z.output<typeof storePayments>;

export const getStorePayments = consoleEndpoint({
  ...own,
  name: 'getStorePayments',
  summary: 'What a store can pay online, and how',
  method: 'GET',
  path: '/api/console/v1/stores/{id}/payments',
  response: storePayments,
});

export const payFromStore = consoleEndpoint({
  ...own,
  name: 'payFromStore',
  summary:
    'Opens the hosted page of a payment provider for what a store owes or for its plan. What is paid is added to its balance',
  method: 'POST',
  path: '/api/console/v1/stores/{id}/payments',
  body: z.object({
    subject: z.enum(STORE_PAYMENT_SUBJECTS),
    gateway: z.string().max(40),
  }),
  response: z.object({
    /** To open in the browser. It leads back to the balance of the store. */
    redirect_link: z.string(),
  }),
  errors: ['store_owes_nothing', 'payment_method_off', 'unavailable'],
});
