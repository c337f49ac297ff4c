import { LANGUAGE_CODES } from '@errand/domain/language';
import { PROVIDER_STATES } from '@errand/domain/payments';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, money } from '../../platform/db/index.ts';

/** The records of the demo bank. The shop never reads them: it calls the bank like any provider. */
export const bankCharges = pgTable('demo_bank_charges', {
  reference: text('reference').primaryKey(),
  /** The shop's id of the payment: a repeated request returns the same page. */
  chargeId: text('charge_id').notNull().unique(),
  amountMinor: money('amount_minor').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  language: text('language', { enum: LANGUAGE_CODES }).notNull(),
  returnUrl: text('return_url').notNull(),
  state: text('state', { enum: PROVIDER_STATES }).notNull().default('open'),
  refundedMinor: money('refunded_minor').notNull().default(0),
  /** The amount of each refund by the shop's id of it: a repeated request returns nothing more. */
  refunds: jsonb('refunds').$type<Record<string, number>>().notNull().default({}),
  /** Used by the previous version, which supported one refund; to be dropped in a later release. */
  refundId: text('refund_id'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
});
