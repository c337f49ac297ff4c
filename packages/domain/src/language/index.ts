export {
  DEFAULT_LANGUAGE,
  type DefaultCode,
  directionOf,
  findLanguage,
  inEachLanguage,
  LANGUAGE_CODES,
  type LanguageCode,
  type LooseTranslations,
  languageFrom,
  languageRow,
  localeOf,
  OTHER_LANGUAGES,
  RIGHT_TO_LEFT,
  type Translations,
  textsOf,
  translated,
  withoutEmpty,
} from './language.ts';
export { LANGUAGES } from './languages.ts';
export { latinDigits } from './latin-digits.ts';
