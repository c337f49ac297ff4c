import { PLAN_STATES } from '@errand/domain/stores';
import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { amountMinor, id, instant, version } from '../fields.ts';

const limits = {
  /** Null without a limit. */
  most_orders: z.number().int().nullable(),
  most_items: z.number().int().nullable(),
};

const plan = z.object({
  id,
  name: z.string(),
  price_minor: amountMinor,
  validity_days: z.number().int(),
  ...limits,
});

/** A period of a plan as it was agreed when it was chosen. */
const planTerm = z.object({
  id,
  plan: z.string(),
  starts_at: instant,
  ends_at: instant,
  is_trial: z.boolean(),
  price_minor: amountMinor,
  /** When the price was taken from the balance, or from what was paid with the application; null for a trial. */
  charged_at: instant.nullable(),
  /** When it was paid online, with the application or afterwards. */
  paid_at: instant.nullable(),
  ...limits,
  /** The orders and trips in it, without canceled ones. */
  orders: z.number().int(),
  /** No order is left in it. */
  used_up: z.boolean(),
});
export type PlanTerm = z.output<typeof planTerm>;

const storePlan = z.object({
  /** Null for a store that pays a commission. */
  plan: plan.nullable(),
  state: z.enum(PLAN_STATES),
  /** The text of the office for a plan that ends soon, in the caller's language; empty without one. */
  warning: z.string(),
  /** The current term, the last one if it is over, and the renewal. */
  terms: z.array(planTerm),
  /** The items of the store. */
  items: z.number().int(),
  /** The plans that it can have. */
  plans: z.array(plan),
  /** Whether the store itself may return to a commission. */
  commission: z.boolean(),
  /** The end of the trial that a plan would begin with now; null without a trial. */
  trial_until: instant.nullable(),
  /** Version of the store. */
  version,
});
export type StorePlan = z.output<typeof storePlan>;

const base = {
  tag: 'Stores',
  target: 'store',
} as const;
const change = {
  ...base,
  method: 'PUT',
  stepUp: true,
  changes: ['stores', 'orders'],
  body: z.object({ plan_id: id.nullable(), version }),
  response: storePlan,
  errors: ['plan_unknown', 'plan_renewed'],
} as const;

export const getStorePlan = consoleEndpoint({
  ...base,
  name: 'getStorePlan',
  summary: 'The plan that a store pays instead of a commission with its terms, and those that it can have',
  method: 'GET',
  path: '/api/console/v1/stores/{id}/plan',
  permission: 'stores.read',
  scope: 'store',
  response: storePlan,
});

export const setStorePlan = consoleEndpoint({
  ...change,
  name: 'setStorePlan',
  summary:
    'Sets the plan of a store: its own is renewed from its end on, another begins at once; null returns to a commission',
  path: '/api/console/v1/stores/{id}/plan',
  permission: 'stores.approve',
  scope: 'zone',
});

export const takeStorePlan = consoleEndpoint({
  ...change,
  name: 'takeStorePlan',
  summary:
    'The same by the store itself, which takes an offered plan, or a commission where the shop offers it',
  path: '/api/console/v1/stores/{id}/plan/own',
  permission: 'stores.update',
  scope: 'store',
});
