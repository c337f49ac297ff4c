import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../platform/db/index.ts';

/** What an operator changes while the product runs: one row per key over the defaults of settings.defaults.ts. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: updatedAt(),
});
