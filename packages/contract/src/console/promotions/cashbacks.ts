import { z } from 'zod';
import { objectEndpoints } from '../console-endpoint.ts';
import { id, instant, listFields, listOf, translatedText, version } from '../fields.ts';
import {
  amountMinor,
  CREDIT_REJECTIONS,
  moment,
  promotionState,
  reward,
  shownReward,
  stateFilter,
} from './fields.ts';

const fields = {
  title: translatedText,
  min_purchase_minor: amountMinor,
  /** 0 = no cap. */
  max_discount_minor: amountMinor,
  /** 0 = no limit. */
  per_customer: z.number().int().min(0).max(1000),
  /** Budget of all uses together; 0 = no limit. */
  budget_minor: amountMinor,
  active: z.boolean(),
};
const cashbackBody = z.object({
  ...fields,
  ...reward,
  min_purchase_minor: fields.min_purchase_minor.default(0),
  max_discount_minor: fields.max_discount_minor.default(0),
  per_customer: fields.per_customer.default(0),
  budget_minor: fields.budget_minor.default(0),
  starts_at: moment,
  ends_at: moment,
  active: fields.active.default(true),
});
export type CashbackBody = z.output<typeof cashbackBody>;

export const cashbackRow = z.object({
  id,
  ...fields,
  ...shownReward,
  starts_at: instant,
  ends_at: instant,
  /** Number of orders with it, without dropped ones. */
  uses: z.number().int(),
  promised_minor: z.number().int(),
  /** Credited amount, minus what refunds took back. */
  credited_minor: z.number().int(),
  state: promotionState,
  version,
});
export type CashbackRow = z.output<typeof cashbackRow>;

const base = { tag: 'Promotions', scope: 'all', target: 'cashback' } as const;
const change = { ...base, permission: 'promotions.update', changes: ['promotions'], stepUp: true } as const;
const read = { ...base, permission: 'promotions.read' } as const;

const cashbacks = objectEndpoints('/api/console/v1/cashbacks', read, change);

export const listCashbacks = cashbacks.list({
  name: 'listCashbacksOfShop',
  summary: 'Offers of cashback, the latest first; search by title',
  query: z.object({
    ...listFields,
    sort: z.enum(['starts_at', 'ends_at']).optional(),
    state: stateFilter,
  }),
  response: listOf(cashbackRow),
});

export const getCashback = cashbacks.get({
  name: 'getCashbackOfShop',
  summary: 'One offer of cashback',
  response: cashbackRow,
});

export const createCashback = cashbacks.create({
  name: 'createCashback',
  summary: 'A new offer of cashback',
  body: cashbackBody,
  response: cashbackRow,
  errors: CREDIT_REJECTIONS,
});

export const updateCashback = cashbacks.update({
  name: 'updateCashback',
  summary: 'Changes an offer of cashback; orders placed before keep what they were promised',
  body: cashbackBody.extend({ version }),
  response: cashbackRow,
  errors: CREDIT_REJECTIONS,
});
