import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/index.ts';

/** An original in the file store, named by the SHA-256 of its bytes. */
export const files = pgTable('files', {
  key: text('key').primaryKey(),
  contentType: text('content_type').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  createdAt: createdAt(),
});
