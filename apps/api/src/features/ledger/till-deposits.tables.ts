import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment, money } from '../../platform/db/index.ts';

/** Cash of the shop that was paid in at the bank. A deposit that was wrong is taken back, never deleted. */
export const tillDeposits = pgTable('till_deposits', {
  id: serial('id').primaryKey(),
  amountMinor: money('amount_minor').notNull(),
  /** The bank's number of the deposit. */
  slip: text('slip'),
  depositedBy: integer('deposited_by').notNull(),
  depositedAt: moment('deposited_at').notNull(),
  takenBackBy: integer('taken_back_by'),
  takenBackAt: moment('taken_back_at'),
  takenBackReason: text('taken_back_reason'),
});
