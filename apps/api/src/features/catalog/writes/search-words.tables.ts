import { sql } from 'drizzle-orm';
import { index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';

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
