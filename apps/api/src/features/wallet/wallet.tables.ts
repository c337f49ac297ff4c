import { FUNDING_STATES } from '@errand/contract/console/customers/fundings';
import { boolean, index, integer, pgTable, real, serial, text } from 'drizzle-orm/pg-core';
import { moment, money, translations } from '../../platform/db/index.ts';

/** Bonuses for wallet top-ups. */
export const walletBonuses = pgTable('wallet_bonuses', {
  id: serial('id').primaryKey(),
  title: translations('title').notNull(),
  description: translations('description').notNull(),
  type: text('type', { enum: ['percentage', 'amount'] }).notNull(),
  /** Percent, or minor units. */
  value: real('value').notNull(),
  minimumMinor: money('minimum_minor').notNull().default(0),
  /** Cap of a percentage; 0 = no cap. */
  maximumMinor: money('maximum_minor').notNull().default(0),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  active: boolean('active').notNull().default(true),
});

/** Money that the staff adds to a wallet. Above the operator's limit it waits for a second member (`requested`). */
export const walletFundings = pgTable(
  'wallet_fundings',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id').notNull(),
    amountMinor: money('amount_minor').notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: FUNDING_STATES }).notNull(),
    /** Idempotency key of the member's intent: a repeated call is the same funding. */
    intent: text('intent').notNull().unique(),
    requestedBy: integer('requested_by').notNull(),
    requestedAt: moment('requested_at').notNull(),
    decidedBy: integer('decided_by'),
    decidedAt: moment('decided_at'),
    note: text('note'),
    /** What was taken back of it, by whom and why; 0 and null for nothing. */
    takenBackMinor: money('taken_back_minor').notNull().default(0),
    takenBackBy: integer('taken_back_by'),
    takenBackAt: moment('taken_back_at'),
    takenBackReason: text('taken_back_reason'),
  },
  (t) => [
    index('wallet_fundings_customer').on(t.customerId, t.id.desc()),
    index('wallet_fundings_status').on(t.status, t.id.desc()),
  ],
);
