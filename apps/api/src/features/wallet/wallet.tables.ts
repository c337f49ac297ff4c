import { boolean, pgTable, real, serial, text } from 'drizzle-orm/pg-core';
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
  /** Of a percentage; 0 = no cap. */
  maximumMinor: money('maximum_minor').notNull().default(0),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  active: boolean('active').notNull().default(true),
});
