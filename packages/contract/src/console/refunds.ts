import { SPARED_PARTIES } from '@errand/domain/books';
import { REFUND_DESTINATIONS, REFUND_PARTS, REFUND_STATES } from '@errand/domain/orders';
import { z } from 'zod';
import { objectEndpoints } from './console-endpoint.ts';
import { amountMinor, flagFilter, id, instant, instantFilter, listFields, listOf } from './fields.ts';

/** Parties that keep their earnings when an order is refunded; the operator bears their part. */
export const spared = z.array(z.enum(SPARED_PARTIES)).max(SPARED_PARTIES.length);

export const refundRow = z.object({
  id,
  order_id: id,
  status: z.enum(REFUND_STATES),
  /** Whether it is owed for a canceled order that was paid by bank transfer. An owed refund has no reason. */
  owed: z.boolean(),
  reason: z.string(),
  note: z.string().nullable(),
  /** URLs. */
  pictures: z.array(z.string()),
  amount_minor: amountMinor,
  /** The refunded pieces, or those that the customer asks for; null for the whole order. */
  lines: z.array(z.object({ line_id: id, quantity: z.number().int(), amount_minor: amountMinor })).nullable(),
  /** The refunded parts besides lines. */
  parts: z.array(z.enum(REFUND_PARTS)),
  spared,
  /** Destinations of an approved amount. */
  provider_minor: amountMinor,
  wallet_minor: amountMinor,
  by_hand_minor: amountMinor,
  admin_note: z.string().nullable(),
  created_at: instant,
  decided_at: instant.nullable(),
});

export const refund = refundRow.extend({
  /** Whether its customer has a wallet; guests are paid by hand. */
  has_wallet: z.boolean(),
});
export type Refund = z.output<typeof refund>;

const base = { tag: 'Refunds', target: 'refund' } as const;
const read = { ...base, permission: 'refunds.read', scope: 'store' } as const;
const decide = { ...base, permission: 'refunds.decide', scope: 'zone', stepUp: true } as const;

const refunds = objectEndpoints('/api/console/v1/refunds', read, decide);

export const listRefunds = refunds.list({
  name: 'listRefunds',
  summary: 'Refund requests in the caller’s zones and stores, the latest first; search by order number',
  query: z.object({
    ...listFields,
    sort: z.enum(['created_at', 'amount_minor']).optional(),
    status: z.enum(REFUND_STATES).optional(),
    owed: flagFilter,
    from: instantFilter,
    to: instantFilter,
  }),
  response: listOf(refundRow),
});

export const getRefund = refunds.get({ name: 'getRefund', summary: 'One refund request', response: refund });

export const decideRefund = refunds.act('decision', {
  name: 'decideRefund',
  secrets: ['note'],
  summary: 'Approves or refuses a whole refund: to the provider, then the wallet, or by hand for guests',
  changes: ['refunds', 'orders'],
  body: z.object({
    approved: z.boolean(),
    note: z.string().trim().max(500).nullable(),
    /** The default is described in the summary. */
    destination: z.enum(REFUND_DESTINATIONS).exactOptional(),
    spared: spared.default([]),
  }),
  response: refund,
  errors: ['refund_decided', 'refund_owed'],
});
