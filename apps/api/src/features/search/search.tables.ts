import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { reference } from '../../platform/db/index.ts';
import { modules } from '../modules/modules.tables.ts';

/** Number of searches by day, without the visitor. */
export const searchCounts = pgTable(
  'search_counts',
  {
    moduleId: reference('module_id', () => modules.id),
    language: text('language').notNull(),
    /** The folded words. */
    words: text('words').notNull(),
    /** As typed in the first search. */
    shown: text('shown').notNull(),
    day: date('day').notNull(),
    /** Searches that found something. */
    uses: integer('uses').notNull(),
    /** Searches that found nothing. */
    misses: integer('misses').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.moduleId, t.language, t.words, t.day] }),
    index('search_counts_day').on(t.moduleId, t.language, t.day),
  ],
);
