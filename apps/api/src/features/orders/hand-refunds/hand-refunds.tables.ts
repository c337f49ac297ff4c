import { HAND_PLACES } from '@errand/domain/books';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { bigReference, moment, money } from '../../../platform/db/index.ts';
import { couriers } from '../../couriers/couriers.tables.ts';
import { orders } from '../orders.tables.ts';

/**
 * What staff have to pay back by hand for an order. It repeats the open item `refunds_by_hand` of the ledger, so that those
 * that are open are listed by an index.
 */
export const handRefunds = pgTable(
  'hand_refunds',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** All that was ever owed by hand. */
    owedMinor: money('owed_minor').notNull(),
    /** What of it was paid. */
    paidMinor: money('paid_minor').notNull().default(0),
    /** Since when something is open. */
    owedAt: moment('owed_at').notNull(),
  },
  (t) => [index('hand_refunds_open').on(t.owedAt, t.orderId).where(sql`owed_minor > paid_minor`)],
);

/** Refunds that staff have paid by hand. One that was confirmed by mistake is taken back, never deleted. */
export const handRefundPayments = pgTable(
  'hand_refund_payments',
  {
    id: serial('id').primaryKey(),
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }),
    amountMinor: money('amount_minor').notNull(),
    place: text('place', { enum: HAND_PLACES }).notNull(),
    /** The courier who brought it; null for other places. */
    courierId: integer('courier_id').references(() => couriers.id),
    paidBy: integer('paid_by').notNull(),
    paidAt: moment('paid_at').notNull(),
    takenBackBy: integer('taken_back_by'),
    takenBackAt: moment('taken_back_at'),
    takenBackReason: text('taken_back_reason'),
  },
  (t) => [index('hand_refund_payments_order').on(t.orderId)],
);
