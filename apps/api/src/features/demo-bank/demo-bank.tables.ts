import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, money } from '../../platform/db/index.ts';

/** The books of the demo's bank. The shop never reads them: it asks the bank as it would ask any other. */
export const bankCharges = pgTable('demo_bank_charges', {
  reference: text('reference').primaryKey(),
  /** The shop's id: asked twice for the same, the bank opens one page. */
  chargeId: text('charge_id').notNull().unique(),
  amountMinor: money('amount_minor').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  language: text('language', { enum: ['en', 'ar'] }).notNull(),
  returnUrl: text('return_url').notNull(),
  state: text('state', { enum: ['open', 'paid', 'failed', 'canceled', 'expired'] })
    .notNull()
    .default('open'),
  refundedMinor: money('refunded_minor').notNull().default(0),
  refundId: text('refund_id'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
});
