import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@errand/domain/language';

/** The column of a translation: `name`, `name:ar`. */
export function columnIn(column: string, language: LanguageCode): string {
  return language === DEFAULT_LANGUAGE ? column : `${column}:${language}`;
}

/** A column with those of its translations. */
export function columnsInLanguages(column: string): string[] {
  return LANGUAGE_CODES.map((language) => columnIn(column, language));
}
