import type { PaymentStatus } from '@errand/domain/payments';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, money, updatedAt } from '../../platform/db/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { storeApplications, storePlans } from '../registration/registration.tables.ts';

/** An attempt to pay an order, a top-up, a store's plan or what a store owes at a provider. Its random id is the key to its return page. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    /** Null for what stores pay, and for a top-up of the owner's wallet. */
    orderId: bigint('order_id', { mode: 'number' }).references(() => orders.id),
    /** The store application whose plan is paid, and the plan; null for all other payments. */
    applicationId: integer('application_id').references(() => storeApplications.id),
    planId: integer('plan_id').references(() => storePlans.id),
    /** The store that pays what it owes, and the term of its plan if it pays that; null for all other payments. */
    storeId: integer('store_id'),
    planTermId: integer('plan_term_id'),
    /** `application:12` for the plan of an application, `store:5` for a store. */
    owner: text('owner').notNull(),
    provider: text('provider').notNull(),
    /** The provider's id; null until the provider has created it. */
    reference: text('reference'),
    redirectUrl: text('redirect_url'),
    amountMinor: money('amount_minor').notNull(),
    /** The bonus of a top-up, fixed when the payment was created. */
    bonusMinor: money('bonus_minor').notNull().default(0),
    status: text('status').$type<PaymentStatus>().notNull().default('created'),
    /** The amount the provider reports as taken. */
    takenMinor: money('taken_minor').notNull().default(0),
    /** Path of the shop's page to return to. */
    callback: text('callback').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    uniqueIndex('payments_reference').on(t.provider, t.reference),
    // Concurrent payments of two tabs share one attempt.
    uniqueIndex('payments_one_open').on(t.orderId).where(sql`status in ('created', 'open')`),
    uniqueIndex('payments_one_open_plan').on(t.applicationId).where(sql`status in ('created', 'open')`),
    uniqueIndex('payments_one_open_store')
      .on(t.storeId)
      .concurrently()
      .where(sql`status in ('created', 'open')`),
    index('payments_unsettled').on(t.createdAt).where(sql`status in ('created', 'open')`),
  ],
);

/** Processed webhook messages, by the provider's event id. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
);

/**
 * A refund of a payment or of a part of it. All of one payment together never exceed what was taken, which `createRefund`
 * enforces under the payment's lock. The id is the idempotency key at the provider.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    amountMinor: money('amount_minor').notNull(),
    /**
     * The part of it that was added because the provider cannot return the exact amount. Negative where an earlier refund
     * has returned more than its own, so that all together return what was taken.
     */
    roundedUpMinor: money('rounded_up_minor').notNull().default(0),
    /** Whether its order is refunded once it is done; false for an edited order and for unexpected money. */
    endsOrder: boolean('ends_order').notNull().default(true),
    status: text('status', { enum: ['pending', 'done'] })
      .notNull()
      .default('pending'),
    reference: text('reference'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('refunds_payment').on(t.paymentId),
    index('refunds_pending').on(t.createdAt).where(sql`status = 'pending'`),
  ],
);
