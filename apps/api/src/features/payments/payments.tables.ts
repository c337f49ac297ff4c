import type { PaymentStatus } from '@errand/domain/payments';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, money, updatedAt } from '../../platform/db/index.ts';
import { orders } from '../orders/orders.tables.ts';

/** One attempt to pay at a provider, for an order or into a wallet. Its random id is the only key to its return page. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    /** Null when it fills the owner's wallet. */
    orderId: integer('order_id').references(() => orders.id),
    owner: text('owner').notNull(),
    provider: text('provider').notNull(),
    /** The provider's name of it; null until the provider knows of it. */
    reference: text('reference'),
    redirectUrl: text('redirect_url'),
    amountMinor: money('amount_minor').notNull(),
    /** What the operator adds to a top-up, as promised when it was begun. */
    bonusMinor: money('bonus_minor').notNull().default(0),
    status: text('status').$type<PaymentStatus>().notNull().default('created'),
    /** What the provider says it took. */
    takenMinor: money('taken_minor').notNull().default(0),
    /** The page of the shop to go back to; a path. */
    callback: text('callback').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    uniqueIndex('payments_reference').on(t.provider, t.reference),
    // Two tabs that pay at once share one attempt.
    uniqueIndex('payments_one_open').on(t.orderId).where(sql`status in ('created', 'open')`),
    index('payments_unsettled').on(t.createdAt).where(sql`status in ('created', 'open')`),
  ],
);

/** Messages of providers that have been heard: a second one with the same id says nothing new. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
);

/** Money given back, at most once for a payment. The id is what the provider knows it by. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    amountMinor: money('amount_minor').notNull(),
    status: text('status', { enum: ['pending', 'done'] })
      .notNull()
      .default('pending'),
    reference: text('reference'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('refunds_pending').on(t.createdAt).where(sql`status = 'pending'`)],
);
