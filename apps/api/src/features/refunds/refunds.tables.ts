import type { SparedParty } from '@errand/domain/books';
import { REFUND_STATES, type RefundPart } from '@errand/domain/orders';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigReference, createdAt, moment, money } from '../../platform/db/index.ts';
import { orders } from '../orders/orders.tables.ts';

/**
 * Refunds of a delivered order: the request of its customer, at most one open at a time, and those that staff made. Also
 * what is owed for a canceled order that was paid by bank transfer.
 */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: serial('id').primaryKey(),
    orderId: bigReference('order_id', () => orders.id),
    reason: text('reason').notNull(),
    note: text('note'),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    amountMinor: money('amount_minor').notNull(),
    /** Whether it is owed for a canceled order; staff decide where it goes, not whether. */
    owed: boolean('owed').notNull().default(false),
    /** The refunded pieces, or those that the customer asks for; null for the whole order. */
    lines: jsonb('lines').$type<{ lineId: number; quantity: number; amountMinor: number }[]>(),
    /** The refunded parts besides lines. */
    parts: jsonb('parts').$type<RefundPart[]>().notNull().default([]),
    /** Parties that keep their earnings; the operator bears their part. */
    spared: jsonb('spared').$type<SparedParty[]>().notNull().default([]),
    status: text('status', { enum: REFUND_STATES }).notNull().default('requested'),
    /**
     * Destinations of an approved refund: the provider's part is returned there, the rest to the wallet or by hand.
     */
    providerMinor: money('provider_minor').notNull().default(0),
    walletMinor: money('wallet_minor').notNull().default(0),
    byHandMinor: money('by_hand_minor').notNull().default(0),
    /** The operator's note. */
    adminNote: text('admin_note'),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_refunds_order').on(t.orderId),
    uniqueIndex('order_refunds_one_open').on(t.orderId).where(sql`status = 'requested'`),
    index('order_refunds_status').on(t.status, t.id).concurrently(),
    index('order_refunds_amount').on(t.amountMinor, t.id).concurrently(),
    index('order_refunds_open').on(t.createdAt).where(sql`status = 'requested'`),
  ],
);
