import { LANGUAGE_CODES } from '@errand/domain/language';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Bind } from '../db/index.ts';
import { foldedWords } from './search-text.ts';

/**
 * Whether a text contains every word of a search, in any spelling that `foldText` unifies. Trigram indexes of
 * `fold_text(…)` support it. A search without letters and digits finds nothing.
 */
export function containsWords(text: AnyColumn | SQL, search: string): SQL<boolean> {
  const found = foldedWords(search).map((word) => sql`fold_text(${text}) like ${`%${word}%`}`);
  return found.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(found, sql` and `)})`;
}

/** `containsWords` for statements that are text. */
export function containsWordsSql(text: string, search: string, bind: Bind): string {
  const found = foldedWords(search).map((word) => `fold_text(${text}) like ${bind(`%${word}%`)}`);
  return found.length === 0 ? 'false' : `(${found.join(' and ')})`;
}

/** Whether the text of a translated column in any language contains every word of a search. */
export function translationContains(column: AnyColumn | SQL, search: string): SQL<boolean> {
  const texts = LANGUAGE_CODES.map((code) => containsWords(sql`${column}->>${sql.raw(`'${code}'`)}`, search));
  return sql<boolean>`(${sql.join(texts, sql` or `)})`;
}

/** `translationContains` for statements that are text. */
export function translationContainsSql(column: string, search: string, bind: Bind): string {
  const texts = LANGUAGE_CODES.map((code) => containsWordsSql(`${column}->>'${code}'`, search, bind));
  return `(${texts.join(' or ')})`;
}

/** Whether a trigram index supports a search: one of its words has three letters. */
export function hasTrigram(search: string): boolean {
  return foldedWords(search).some((word) => word.length > 2);
}
