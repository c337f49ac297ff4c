import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { modules } from '../modules/modules.tables.ts';

/** How often something was searched for and found, by day. Who searched is not kept. */
export const searchCounts = pgTable(
  'search_counts',
  {
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id),
    language: text('language').notNull(),
    /** The folded words. */
    words: text('words').notNull(),
    /** As it was typed first. */
    shown: text('shown').notNull(),
    day: date('day').notNull(),
    uses: integer('uses').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.moduleId, t.language, t.words, t.day] }),
    index('search_counts_day').on(t.moduleId, t.language, t.day),
  ],
);
