import { ORDER_STATUSES, REFUND_PARTS } from '@errand/domain/orders';
import { z } from 'zod';
import { codeText } from '../../typed-texts.ts';
import { consoleEndpoint } from '../console-endpoint.ts';
import { ORDER_RESOURCES } from '../events.ts';
import { done, id, reason, version } from '../fields.ts';
import { orderDetails, refundDestination } from '../orders.ts';
import { spared } from '../refunds.ts';

const status = z.enum(ORDER_STATUSES);
const base = { tag: 'Orders', scope: 'store', target: 'order', method: 'POST' } as const;
const changes = ORDER_RESOURCES;

export const transitionOrder = consoleEndpoint({
  ...base,
  name: 'transitionOrder',
  summary: 'Moves an order on; a cancellation needs a reason, a parcel is handed over with its code',
  path: '/api/console/v1/orders/{id}/transition',
  permission: 'orders.update',
  changes,
  secrets: ['code', 'reason'],
  body: z.object({
    /** The status that the caller saw. If it has changed, the call is rejected with `changed_meanwhile`. */
    from: status,
    to: status,
    reason: reason.optional(),
    code: codeText.trim().max(10).optional(),
    /** The part of the payment to keep when a delivery on its way is canceled, at most `cancellation.keepable_minor`. */
    fee_minor: z.number().int().min(0).max(1_000_000_000).optional(),
    /** Whether the courier brings the goods of a canceled delivery back to the store. */
    bring_back: z.boolean().optional(),
    /** Preparation time in minutes, when the order is confirmed. */
    minutes: z.number().int().min(1).max(600).optional(),
  }),
  response: orderDetails,
  errors: [
    'changed_meanwhile',
    'order_state',
    'transfer_missing',
    'prescription_unchecked',
    'validation',
    'order_not_cancelable',
    'trip_not_cancelable',
    'delivery_code_wrong',
    'return_code_wrong',
  ],
});

export const addOrderNote = consoleEndpoint({
  ...base,
  name: 'addOrderNote',
  secrets: ['text'],
  summary: 'Adds a note that only the staff reads',
  path: '/api/console/v1/orders/{id}/notes',
  permission: 'orders.update',
  changes: ['orders'],
  body: z.object({ text: z.string().trim().min(1).max(2000) }),
  response: orderDetails,
});

export const resendOrderMail = consoleEndpoint({
  ...base,
  name: 'resendOrderMail',
  summary: 'Sends the confirmation of an order to its customer again',
  path: '/api/console/v1/orders/{id}/confirmation',
  permission: 'orders.update',
  body: z.object({}),
  response: done,
  errors: ['order_no_mail'],
});

export const refundOrder = consoleEndpoint({
  ...base,
  name: 'refundOrder',
  secrets: ['reason'],
  summary: 'Refunds a delivered order whole or by line, or approves its open request with these amounts',
  path: '/api/console/v1/orders/{id}/refund',
  permission: 'orders.refund',
  scope: 'zone',
  stepUp: true,
  changes: ['orders', 'refunds'],
  body: z.object({
    /** Pieces of lines; null for all that is left of the order. */
    lines: z
      .array(z.object({ line_id: id, quantity: z.number().int().min(1) }))
      .max(200)
      .nullable(),
    /** Parts besides lines, with or without some of them; without meaning for the whole order. */
    parts: z.array(z.enum(REFUND_PARTS)).max(REFUND_PARTS.length).default([]),
    destination: refundDestination,
    spared: spared.default([]),
    reason,
    /** The amount that the caller saw. If it has changed, the call is rejected with `changed_meanwhile`. */
    amount_minor: z.number().int().min(0).max(1_000_000_000),
    version,
  }),
  response: orderDetails,
  errors: ['refund_decided', 'order_state', 'validation'],
});
