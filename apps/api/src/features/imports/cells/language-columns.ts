import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@errand/domain/language';

/** The column of a translation: `name`, `name:ar`. */
export function columnIn(column: string, language: LanguageCode): string {
  return language === DEFAULT_LANGUAGE ? column : `${column}:${language}`;
}

/** A column with those of its translations. */
export function columnsInLanguages(column: string): string[] {
  return LANGUAGE_CODES.map((language) => columnIn(column, language));
}

/** The cells of a translated column, empty where a translation is missing. */
export function inColumns(
  column: string,
  textIn: (code: LanguageCode) => string | undefined,
): Record<string, string> {
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [columnIn(column, code), textIn(code) ?? '']));
}
