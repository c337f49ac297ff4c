import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/index.ts';

/** The last test message of a channel that the provider accepted. */
export const senderTests = pgTable('sender_tests', {
  channel: text('channel', { enum: ['mail', 'sms'] }).primaryKey(),
  staffId: integer('staff_id').notNull(),
  acceptedAt: moment('accepted_at').notNull(),
});
