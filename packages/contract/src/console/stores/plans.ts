import { z } from 'zod';
import { inLanguages } from '../../in-languages.ts';
import { objectEndpoints } from '../console-endpoint.ts';
import { flagFilter, id, listFields, listOf, translatedText, version } from '../fields.ts';

const longText = inLanguages(z.string().trim().max(500), z.string().trim().max(500).exactOptional()).meta({
  control: 'translated',
});

const fields = {
  name: translatedText,
  description: longText,
  price_minor: z.number().int().min(0).max(1_000_000_000),
  validity_days: z.number().int().min(1).max(3650),
  /** Null without a limit. */
  most_orders: z.number().int().min(1).max(1_000_000).nullable(),
  most_items: z.number().int().min(1).max(1_000_000).nullable(),
  pos: z.boolean(),
  mobile_app: z.boolean(),
  chat: z.boolean(),
  reviews: z.boolean(),
  own_delivery: z.boolean(),
  recommended: z.boolean(),
  active: z.boolean(),
  /** The order in which applicants see the plans, lowest first. */
  position: z.number().int().min(0).max(1000),
};

const planBody = z.object({
  ...fields,
  description: longText.default({ en: '' }),
  most_orders: fields.most_orders.optional(),
  most_items: fields.most_items.optional(),
  pos: fields.pos.default(false),
  mobile_app: fields.mobile_app.default(false),
  chat: fields.chat.default(false),
  reviews: fields.reviews.default(false),
  own_delivery: fields.own_delivery.default(false),
  recommended: fields.recommended.default(false),
  active: fields.active.default(true),
  position: fields.position.default(0),
});
export type PlanBody = z.output<typeof planBody>;

export const planRow = z.object({
  id,
  ...fields,
  /** The number of stores that have it. */
  stores: z.number().int(),
  version,
});
export type PlanOfShop = z.output<typeof planRow>;

const base = { tag: 'Stores', scope: 'all', target: 'plan', permission: 'stores.approve' } as const;
const plans = objectEndpoints('/api/console/v1/store-plans', base, {
  ...base,
  stepUp: true,
  changes: ['stores'],
});

export const listPlans = plans.list({
  name: 'listPlans',
  summary: 'Monthly plans of stores in the order in which applicants see them; search by name',
  query: z.object({ ...listFields, active: flagFilter }),
  response: listOf(planRow),
});

export const getPlan = plans.get({ name: 'getPlan', summary: 'One plan', response: planRow });

export const createPlan = plans.create({
  name: 'createPlan',
  summary: 'A new plan; applicants can choose it at once if it is active',
  body: planBody,
  response: planRow,
});

export const updatePlan = plans.update({
  name: 'updatePlan',
  summary: 'Changes a plan, or no longer offers it; stores that have it keep what it let them do',
  body: planBody.extend({ version }),
  response: planRow,
});
