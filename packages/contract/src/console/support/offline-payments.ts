import { ORDER_STATUSES } from '@errand/domain/orders';
import { z } from 'zod';
import { consoleEndpoint, objectEndpoints } from '../console-endpoint.ts';
import { id, instant, instantFilter, listFields, listOf, named, personal, reason } from '../fields.ts';

/**
 * `missing`: the customer has sent no details. `waiting`: the details have to be checked. `rejected`: the customer was
 * asked for other details. `confirmed`: the money has arrived. `void`: the order has ended without a payment, which may
 * still arrive.
 */
export const OFFLINE_STATES = ['waiting', 'missing', 'rejected', 'confirmed', 'void'] as const;

export const offlinePaymentRow = z.object({
  /** The number of the order. */
  id,
  state: z.enum(OFFLINE_STATES),
  order_status: z.enum(ORDER_STATUSES),
  customer_name: personal,
  customer_phone: personal,
  method: z.string().nullable(),
  /** The amount due, without the wallet's part. */
  due_minor: z.number().int(),
  /** When the customer sent the details. */
  sent_at: instant.nullable(),
  created_at: instant,
  /** When the order is canceled unless the payment is confirmed; null for one that is not awaited. */
  transfer_by: instant.nullable(),
});

export const offlinePayment = offlinePaymentRow.extend({
  customer_mail: personal.nullable(),
  store: named.nullable(),
  total_minor: z.number().int(),
  wallet_minor: z.number().int(),
  /** The fields that the customer filled in. */
  details: z.array(z.object({ label: z.string(), value: personal })),
  note: z.string().nullable(),
  /** Whether the customer sent a picture of the receipt. That of rejected details is deleted. */
  has_receipt: z.boolean(),
  rejected_at: instant.nullable(),
  reject_reason: z.string().nullable(),
  /** Changes when the customer sends other details. A decision contains the version that the member saw. */
  version: z.string(),
});
export type OfflinePayment = z.output<typeof offlinePayment>;

const base = { tag: 'Payments', target: 'order', permission: 'payments.read', scope: 'zone' } as const;
const decision = {
  ...base,
  method: 'POST',
  permission: 'payments.confirm',
  stepUp: true,
  changes: ['payments', 'orders', 'refunds'],
} as const;

const payments = objectEndpoints('/api/console/v1/offline-payments', base, decision);

export const listOfflinePayments = payments.list({
  name: 'listOfflinePayments',
  summary: 'Orders with offline payment in the caller’s zones; search by order number, phone or name',
  query: z.object({
    ...listFields,
    sort: z.enum(['created_at', 'due_minor', 'transfer_by']).optional(),
    state: z.enum(OFFLINE_STATES).optional(),
    from: instantFilter,
    to: instantFilter,
  }),
  response: listOf(offlinePaymentRow),
});

export const getOfflinePayment = payments.get({
  name: 'getOfflinePayment',
  summary: 'The offline payment of an order with the customer’s details',
  response: offlinePayment,
});

export const showPaymentReceipt = consoleEndpoint({
  ...base,
  name: 'showPaymentReceipt',
  summary: 'The private picture of the receipt; the audit log says who saw it',
  method: 'POST',
  path: '/api/console/v1/offline-payments/{id}/receipt',
  response: z.object({
    /** A `data:` URL: receipts have no address of their own. */
    url: personal,
  }),
});

export const confirmOfflinePayment = payments.act('confirmation', {
  name: 'confirmOfflinePayment',
  summary: 'Records that the money of an order has arrived; that of a canceled order becomes a refund',
  body: z.object({ version: z.string().max(40) }),
  response: offlinePayment,
  errors: ['order_not_payable'],
});

export const rejectOfflinePayment = payments.act('rejection', {
  name: 'rejectOfflinePayment',
  secrets: ['reason'],
  summary: 'Rejects the details; the order stays unpaid and its page asks the customer for others',
  body: z.object({ version: z.string().max(40), reason }),
  response: offlinePayment,
  errors: ['order_not_payable'],
});
