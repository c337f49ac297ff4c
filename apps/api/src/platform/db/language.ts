import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Translations } from './columns.ts';

/** The text of a translated column in a language, or in English if it is missing. */
export function inLanguage(column: AnyColumn | SQL, language: string): SQL<string> {
  return language === 'en'
    ? sql<string>`${column}->>'en'`
    : sql<string>`coalesce(${column}->>${language}, ${column}->>'en')`;
}

export function translated(text: Translations | null | undefined, language: string): string {
  return (language === 'ar' ? text?.ar : undefined) ?? text?.en ?? '';
}
