import { QUOTE_PARTS } from '@errand/domain/checkout';
import { MINIMUM_KINDS } from '@errand/domain/orders';
import { z } from 'zod';
import { LINE_ERRORS } from '../../cart.ts';
import { consoleEndpoint } from '../console-endpoint.ts';
import { ORDER_RESOURCES } from '../events.ts';
import { amountMinor, id, reason, version } from '../fields.ts';
import { orderDetails } from '../orders.ts';
import { chosenItem } from './sale-items.ts';

/** The remaining lines with their quantities, and the added items. All other lines are removed. */
const changedLines = {
  kept: z.array(z.object({ line_id: id, quantity: z.number().int().min(1).max(999) })).max(200),
  added: z.array(chosenItem).max(50),
};

const base = {
  tag: 'Orders',
  scope: 'store',
  target: 'order',
  permission: 'orders.edit',
  method: 'POST',
} as const;
const ERRORS = [
  'order_state',
  'edit_awaits_payment',
  'edit_paid_total',
  'cash_limit',
  'prescription_required',
  ...LINE_ERRORS,
  'no_changes',
  'validation',
] as const;

export const orderEditQuote = z.object({
  /** The bill after the change. */
  bill: z.array(z.object({ name: z.enum(QUOTE_PARTS), amount_minor: amountMinor })),
  total_minor: amountMinor,
  /** The new total minus the current one. */
  difference_minor: amountMinor,
  /** The amount that would be due from the customer. */
  due_minor: amountMinor,
  /** The refund of a lower total, by destination. */
  to_provider_minor: amountMinor,
  to_wallet_minor: amountMinor,
  by_hand_minor: amountMinor,
  /** The minimums of store, offer and coupon that the order would no longer reach. */
  missed_minimums: z.array(z.object({ of: z.enum(MINIMUM_KINDS), minimum_minor: amountMinor })),
});
export type OrderEditQuote = z.output<typeof orderEditQuote>;

export const quoteOrderEdit = consoleEndpoint({
  ...base,
  name: 'quoteOrderEdit',
  summary: 'What changing the lines of an order would cost; changes nothing',
  path: '/api/console/v1/orders/{id}/edit-quote',
  unaudited: true,
  body: z.object(changedLines),
  response: orderEditQuote,
  errors: ERRORS,
});

export const editOrder = consoleEndpoint({
  ...base,
  name: 'editOrder',
  secrets: ['reason'],
  summary:
    'Changes the lines of an order before its preparation: stock moves, a lower total is refunded, the customer is told',
  path: '/api/console/v1/orders/{id}/edit',
  stepUp: true,
  changes: ORDER_RESOURCES,
  body: z.object({
    ...changedLines,
    reason,
    /** The total that the caller saw. If it has changed, the call is rejected with `changed_meanwhile`. */
    total_minor: z.number().int().min(0),
    version,
  }),
  response: orderDetails,
  errors: ERRORS,
});
