import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, money } from '../../platform/db/index.ts';
import { orders } from '../orders/orders.tables.ts';

/** Refund request of a delivered order, at most one, and its decision. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    reason: text('reason').notNull(),
    note: text('note'),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    amountMinor: money('amount_minor').notNull(),
    /** The refunded pieces; null for the whole order. */
    lines: jsonb('lines').$type<{ lineId: number; quantity: number; amountMinor: number }[]>(),
    status: text('status', { enum: ['requested', 'approved', 'refused'] })
      .notNull()
      .default('requested'),
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
  (t) => [index('order_refunds_open').on(t.createdAt).where(sql`status = 'requested'`)],
);
