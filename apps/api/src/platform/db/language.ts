import { DEFAULT_LANGUAGE, type LanguageCode, OTHER_LANGUAGES } from '@errand/domain/language';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

export { type Translations, translated } from '@errand/domain/language';

/** The text of a translated column in a language, or in the default language if it is missing. */
export function inLanguage(column: AnyColumn | SQL, language: LanguageCode): SQL<string> {
  const fallback = inDefaultLanguage(column);
  return language === DEFAULT_LANGUAGE
    ? fallback
    : sql<string>`coalesce(${column}->>${language}, ${fallback})`;
}

/** The text of a translated column in the default language, by which rows are sorted and identified. */
export function inDefaultLanguage(column: AnyColumn | SQL): SQL<string> {
  return sql<string>`${column}->>${sql.raw(`'${DEFAULT_LANGUAGE}'`)}`;
}

/** `inDefaultLanguage` for statements that are text. */
export function defaultTextSql(column: string): string {
  return `${column}->>'${DEFAULT_LANGUAGE}'`;
}

/** Whether a translated column lacks a translation. It is the condition of a partial index. */
export function lacksTranslation(column: AnyColumn | SQL): SQL<boolean> {
  const lacks = OTHER_LANGUAGES.map((code) => sql`coalesce(${column}->>${sql.raw(`'${code}'`)}, '') = ''`);
  return sql<boolean>`${sql.join(lacks, sql` or `)}`;
}
