import { DIFFERENCE_KINDS } from '@errand/contract/console/finance/provider-books';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, money } from '../../../platform/db/index.ts';
import { PROVIDER_MOVEMENTS } from '../../../platform/payments/index.ts';
import { orders } from '../../orders/orders.tables.ts';
import { payments } from '../payments.tables.ts';

/** What has moved the balance at a provider, as the provider says; each is posted once. */
export const providerMovements = pgTable(
  'provider_movements',
  {
    id: serial('id').primaryKey(),
    provider: text('provider').notNull(),
    /** The provider's id of the movement. */
    reference: text('reference').notNull(),
    kind: text('kind', { enum: PROVIDER_MOVEMENTS }).notNull(),
    /** In minor units; positive amounts are added to the balance there. The fee is taken besides. */
    amountMinor: money('amount_minor').notNull(),
    feeMinor: money('fee_minor').notNull(),
    /** Lower case ISO 4217. */
    currency: text('currency').notNull(),
    /** The provider's ids of the charge, refund, dispute or transfer, and of the charge that it is about. */
    source: text('source'),
    charge: text('charge'),
    /** Why a customer disputes a payment. */
    reason: text('reason'),
    paymentId: text('payment_id').references(() => payments.id),
    at: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('provider_movements_reference').on(t.provider, t.reference),
    index('provider_movements_payment').on(t.paymentId),
    index('provider_movements_source').on(t.source),
    index('provider_movements_charge').on(t.charge),
    index('provider_movements_disputes').on(t.at).where(sql`kind = 'dispute'`),
  ],
);

/** Until when the movements of a provider were read. */
export const providerReads = pgTable('provider_reads', {
  provider: text('provider').primaryKey(),
  readUntil: moment('read_until').notNull(),
});

/** What a provider and the shop say differently. One that is gone, or that a member has settled, stays as a record. */
export const providerDifferences = pgTable(
  'provider_differences',
  {
    id: serial('id').primaryKey(),
    provider: text('provider').notNull(),
    kind: text('kind', { enum: DIFFERENCE_KINDS }).notNull(),
    /** The provider's id of the movement, `payment:ID` or `refund:ID`. */
    subject: text('subject').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).references(() => orders.id),
    /** What the shop says, and what the provider says; null where one of them knows nothing of it. */
    expectedMinor: money('expected_minor'),
    actualMinor: money('actual_minor'),
    /** When the movement, the payment or the refund took place. */
    at: moment('at').notNull(),
    foundAt: moment('found_at').notNull(),
    goneAt: moment('gone_at'),
    settledBy: integer('settled_by'),
    settledAt: moment('settled_at'),
    note: text('note'),
  },
  (t) => [
    uniqueIndex('provider_differences_subject').on(t.provider, t.kind, t.subject),
    index('provider_differences_open').on(t.id).where(sql`gone_at is null and settled_at is null`),
  ],
);
