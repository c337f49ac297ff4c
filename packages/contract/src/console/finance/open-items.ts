import { ORDER_TYPES } from '@errand/domain/delivery';
import { z } from 'zod';
import { consoleEndpoint, LIST } from '../console-endpoint.ts';
import { amountMinor, id, instant, listOf, pageFields } from '../fields.ts';

/**
 * Why an order that has ended is not even: it was delivered unpaid, has an unpaid fee, or the bank took the payment back; or its
 * customer is owed money, such as a refund that the provider has not carried out.
 */
export const OPEN_ITEM_KINDS = ['unpaid', 'fee', 'chargeback', 'owed'] as const;
export const OPEN_ITEM_AGES = ['week', 'month', 'quarter', 'older'] as const;

const openItem = z.object({
  /** That of the order. */
  id,
  order_type: z.enum(ORDER_TYPES),
  kind: z.enum(OPEN_ITEM_KINDS),
  /** Positive is owed to the customer, negative is owed to the shop. As of now. */
  amount_minor: amountMinor,
  /** The day of its first entry, `YYYY-MM-DD`. */
  since: z.string(),
  /** Up to 7, 31 and 92 days, or more. */
  age: z.enum(OPEN_ITEM_AGES),
  listed_at: instant,
});
export type OpenItem = z.output<typeof openItem>;

const base = { tag: 'Finance', scope: 'all', target: 'order' } as const;

export const listOpenItems = consoleEndpoint({
  ...base,
  permission: 'finance.read',
  name: 'listOpenItems',
  summary: 'Orders that have ended and are not even, the oldest first; looked for every night',
  ...LIST,
  path: '/api/console/v1/finance/open-items',
  query: z.object({
    ...pageFields,
    kind: z.enum(OPEN_ITEM_KINDS).optional(),
    age: z.enum(OPEN_ITEM_AGES).optional(),
  }),
  response: listOf(openItem),
});
