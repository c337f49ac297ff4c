import { LANGUAGES, type LanguageCode } from '@errand/domain/language';

/** The name of each language in that language. */
export const LANGUAGE_NAMES = Object.fromEntries(LANGUAGES.map(({ code, name }) => [code, name])) as Record<
  LanguageCode,
  string
>;
