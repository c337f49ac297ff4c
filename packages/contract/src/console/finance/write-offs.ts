import { z } from 'zod';
import { consoleEndpoint, LIST } from '../console-endpoint.ts';
import {
  actor,
  amountMinor,
  id,
  idFilter,
  instant,
  listFields,
  listOf,
  positiveMinor,
  reason,
  takenBack,
} from '../fields.ts';
import { orderOfRow } from './order-of-row.ts';

const unpaidOrder = z.object({
  /** That of the order. */
  id,
  ...orderOfRow,
  payment_method: z.string(),
  total_minor: amountMinor,
  /** What is due by the books. */
  due_minor: amountMinor,
  delivered_at: instant,
});
export type UnpaidOrder = z.output<typeof unpaidOrder>;

const writeOff = z.object({
  id,
  order_id: id,
  ...orderOfRow,
  amount_minor: amountMinor,
  reason: z.string(),
  written_off_by: actor,
  written_off_at: instant,
  ...takenBack,
});
export type WriteOff = z.output<typeof writeOff>;

const base = { tag: 'Finance', scope: 'zone' } as const;
const read = { ...base, permission: 'finance.read' } as const;
const pay = {
  ...base,
  permission: 'finance.pay',
  method: 'POST',
  stepUp: true,
  changes: ['finance', 'orders'],
  secrets: ['reason'],
  response: writeOff,
} as const;

export const listUnpaidOrders = consoleEndpoint({
  ...read,
  ...LIST,
  name: 'listUnpaidOrders',
  summary:
    'Delivered orders for which something is due, also trips with charges above the deposit; the oldest first',
  path: '/api/console/v1/finance/unpaid-orders',
  query: z.object({ ...listFields, zone_id: idFilter, store_id: idFilter }),
  response: listOf(unpaidOrder),
});

export const listWriteOffs = consoleEndpoint({
  ...read,
  ...LIST,
  name: 'listWriteOffs',
  summary: 'What was written off, the latest first',
  path: '/api/console/v1/finance/write-offs',
  query: z.object({ ...listFields, zone_id: idFilter, store_id: idFilter }),
  response: listOf(writeOff),
});

export const writeOffOrder = consoleEndpoint({
  ...pay,
  name: 'writeOffOrder',
  summary: 'Writes off what is due for a delivered order that will not be paid',
  path: '/api/console/v1/finance/unpaid-orders/{id}/write-off',
  target: 'order',
  body: z.object({
    /** What is due as the member saw it; another amount is rejected. */
    due_minor: positiveMinor,
    reason,
  }),
  errors: ['changed_meanwhile', 'order_not_unpaid'],
});

export const takeWriteOffBack = consoleEndpoint({
  ...pay,
  name: 'takeWriteOffBack',
  summary: 'Takes a write-off back, for example because the order was paid after all',
  path: '/api/console/v1/finance/write-offs/{id}/reversal',
  target: 'write_off',
  body: z.object({ reason }),
  errors: ['write_off_taken_back'],
});
