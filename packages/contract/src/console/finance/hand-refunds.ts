import { HAND_PLACES } from '@errand/domain/books';
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
  person,
  positiveMinor,
  reason,
  takenBack,
} from '../fields.ts';
import { orderOfRow } from './order-of-row.ts';

const payment = z.object({
  id,
  amount_minor: amountMinor,
  /** From where it was paid: the bank, the till of the shop, the store, or a courier who brought it. */
  place: z.enum(HAND_PLACES),
  courier: person.nullable(),
  paid_by: actor,
  paid_at: instant,
  ...takenBack,
});

const handRefundRow = z.object({
  /** That of the order. */
  id,
  ...orderOfRow,
  /** The courier of the order, who may bring the money. */
  courier: person.nullable(),
  /** How the order was paid. */
  payment_method: z.string(),
  /** All that was ever to be paid by hand, what of it was paid, and what is open. */
  owed_minor: amountMinor,
  paid_minor: amountMinor,
  open_minor: amountMinor,
  owed_at: instant,
});
export type HandRefundRow = z.output<typeof handRefundRow>;

const handPaymentRow = payment.extend({ order_id: id, ...orderOfRow });
export type HandPaymentRow = z.output<typeof handPaymentRow>;

const base = { tag: 'Finance', scope: 'zone' } as const;
const read = { ...base, permission: 'finance.read' } as const;
const pay = {
  ...base,
  permission: 'finance.pay',
  method: 'POST',
  stepUp: true,
  changes: ['finance', 'orders'],
} as const;

export const listHandRefunds = consoleEndpoint({
  ...read,
  ...LIST,
  name: 'listHandRefunds',
  summary: 'Refunds that staff have to pay by hand, the oldest first',
  path: '/api/console/v1/finance/hand-refunds',
  query: z.object({
    ...listFields,
    zone_id: idFilter,
    store_id: idFilter,
    sort: z.enum(['owed_at', 'open_minor']).optional(),
  }),
  response: listOf(handRefundRow),
});

export const listHandPayments = consoleEndpoint({
  ...read,
  ...LIST,
  name: 'listHandPayments',
  summary: 'Refunds that staff have paid by hand, the latest first, with who confirmed each and where',
  path: '/api/console/v1/finance/hand-payments',
  query: z.object({
    ...listFields,
    zone_id: idFilter,
    store_id: idFilter,
    place: z.enum(HAND_PLACES).optional(),
  }),
  response: listOf(handPaymentRow),
});

export const payHandRefund = consoleEndpoint({
  ...pay,
  name: 'payHandRefund',
  summary: 'Confirms that a refund was paid by hand, as a whole or in part',
  path: '/api/console/v1/finance/hand-refunds/{id}/payments',
  target: 'order',
  body: z.object({
    amount_minor: positiveMinor,
    place: z.enum(HAND_PLACES),
    /** Who brings it; for the place `courier` alone. */
    courier_id: id.nullable(),
    /** What was open as the member saw it; another amount is rejected, so that a repeat confirms nothing. */
    open_minor: amountMinor,
  }),
  response: handPaymentRow,
  errors: ['changed_meanwhile', 'hand_refund_paid', 'hand_refund_high', 'validation'],
});

export const takeHandPaymentBack = consoleEndpoint({
  ...pay,
  name: 'takeHandPaymentBack',
  summary: 'Takes a confirmation back that was wrong, by a second entry in the books',
  path: '/api/console/v1/finance/hand-payments/{id}/reversal',
  target: 'hand_payment',
  secrets: ['reason'],
  body: z.object({ reason }),
  response: handPaymentRow,
  errors: ['hand_payment_taken_back'],
});
