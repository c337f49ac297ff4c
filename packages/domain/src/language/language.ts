import { LANGUAGES } from './languages.ts';

export type LanguageCode = (typeof LANGUAGES)[number]['code'];
type LanguageRow = (typeof LANGUAGES)[number];
type DefaultCode = (typeof LANGUAGES)[0]['code'];

/** A text in the product's languages, `{"en": "Pizza", "ar": "بيتزا"}`. The default language is required. */
export type Translations = Record<DefaultCode, string> & Partial<Record<LanguageCode, string>>;

export const DEFAULT_LANGUAGE: DefaultCode = LANGUAGES[0].code;
export const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** Codes of right-to-left languages [LANG-04], including languages that the interface does not offer. */
export const RIGHT_TO_LEFT: readonly string[] = 'ar arc dv fa ha he khw ks ku ps ur yl'.split(' ');

/** The text direction of a language code, ignoring case and region ("ar-EG"). */
export function directionOf(code: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.includes(code.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

/** The row of a language, in which everything stands that depends on it. */
export function languageRow(code: LanguageCode): LanguageRow {
  return LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];
}

/** The language of the list that a tag such as "ar" or "AR-eg" names; the default if the list does not have it. */
export function languageFrom(tag: string | null | undefined): LanguageCode {
  return findLanguage(tag) ?? DEFAULT_LANGUAGE;
}

/** The language of the list that a tag names; null if the list does not have it. */
export function findLanguage(tag: string | null | undefined): LanguageCode | null {
  const code = /^[a-z]+/.exec(tag?.toLowerCase() ?? '')?.[0];
  return LANGUAGE_CODES.find((listed) => listed === code) ?? null;
}

/** The text in a language, or in the default language if it is missing or empty. */
export function pick(text: Partial<Translations> | null | undefined, language: LanguageCode): string {
  return text?.[language] || text?.[DEFAULT_LANGUAGE] || '';
}

/** The locale of numbers and short dates, with Latin digits in every language. */
export function localeOf(language: LanguageCode): string {
  return `${language}-u-nu-latn`;
}
