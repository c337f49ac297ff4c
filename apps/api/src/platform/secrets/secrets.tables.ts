import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/index.ts';

/** Keys that the deployment makes for itself. They never leave the server. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});
