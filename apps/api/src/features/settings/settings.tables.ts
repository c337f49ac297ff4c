import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../platform/db/index.ts';

/** Settings changed by the operator: one row per key, overriding settings.defaults.ts. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: updatedAt(),
});
