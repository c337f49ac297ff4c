import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { id, version } from '../fields.ts';

const plan = z.object({
  id,
  name: z.string(),
  price_minor: z.number().int(),
  validity_days: z.number().int(),
});

const storePlan = z.object({
  /** Null for a store that pays a commission. */
  plan: plan.nullable(),
  /** The plans that it can have. */
  plans: z.array(plan),
  /** Version of the store. */
  version,
});
export type StorePlan = z.output<typeof storePlan>;

const base = {
  tag: 'Stores',
  target: 'store',
  path: '/api/console/v1/stores/{id}/plan',
} as const;

export const getStorePlan = consoleEndpoint({
  ...base,
  name: 'getStorePlan',
  summary: 'The monthly plan that a store pays instead of a commission, and those that it can have',
  method: 'GET',
  permission: 'stores.read',
  scope: 'store',
  response: storePlan,
});

export const setStorePlan = consoleEndpoint({
  ...base,
  name: 'setStorePlan',
  summary: 'Sets the monthly plan of a store, which then pays no commission; null returns to a commission',
  method: 'PUT',
  permission: 'stores.approve',
  scope: 'zone',
  stepUp: true,
  changes: ['stores', 'orders'],
  body: z.object({ plan_id: id.nullable(), version }),
  response: storePlan,
  errors: ['plan_unknown'],
});
