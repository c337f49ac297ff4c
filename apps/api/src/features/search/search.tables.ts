import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { modules } from '../modules/modules.tables.ts';

/** Number of successful searches by day, without the visitor. */
export const searchCounts = pgTable(
  'search_counts',
  {
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id),
    language: text('language').notNull(),
    /** The folded words. */
    words: text('words').notNull(),
    /** As typed in the first search. */
    shown: text('shown').notNull(),
    day: date('day').notNull(),
    uses: integer('uses').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.moduleId, t.language, t.words, t.day] }),
    index('search_counts_day').on(t.moduleId, t.language, t.day),
  ],
);

/** Every word of the catalog once. Misspelled words are corrected by trigrams before a second search. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    uses: integer('uses').notNull().default(1),
    weight: real('weight').notNull().default(1),
  },
  (t) => [index('search_words_trigrams').using('gin', sql`${t.word} gin_trgm_ops`)],
);
