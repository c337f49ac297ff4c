import { ORDER_TYPES } from '@errand/domain/delivery';
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
  named,
  personal,
  reason,
} from '../fields.ts';

const unpaidOrder = z.object({
  /** That of the order. */
  id,
  order_type: z.enum(ORDER_TYPES),
  customer: z.object({ name: personal, phone: personal }),
  /** Null for a parcel. */
  store: named.nullable(),
  zone: named,
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
  order_type: z.enum(ORDER_TYPES),
  customer: z.object({ name: personal, phone: personal }),
  store: named.nullable(),
  zone: named,
  amount_minor: amountMinor,
  reason: personal,
  written_off_by: actor,
  written_off_at: instant,
  taken_back_by: actor,
  taken_back_at: instant.nullable(),
  taken_back_reason: personal.nullable(),
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
    due_minor: z.number().int().min(1).max(100_000_000_000),
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
