export {
  DEFAULT_LANGUAGE,
  directionOf,
  findLanguage,
  LANGUAGE_CODES,
  type LanguageCode,
  languageFrom,
  languageRow,
  localeOf,
  pick,
  RIGHT_TO_LEFT,
  type Translations,
} from './language.ts';
export { LANGUAGES } from './languages.ts';
export { latinDigits } from './latin-digits.ts';
