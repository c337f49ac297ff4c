import { LANGUAGES } from './languages.ts';

export type LanguageCode = (typeof LANGUAGES)[number]['code'];
type LanguageRow = (typeof LANGUAGES)[number];
export type DefaultCode = (typeof LANGUAGES)[0]['code'];

/** A text in the product's languages, `{"en": "Pizza", "ar": "بيتزا"}`. The default language is required. */
export type Translations = Record<DefaultCode, string> & Partial<Record<LanguageCode, string>>;

/** Translations of a form, which may have fields without a value. */
export type LooseTranslations = { [Code in LanguageCode]?: string | undefined };

export const DEFAULT_LANGUAGE: DefaultCode = LANGUAGES[0].code;
/** The languages into which texts of the default language are translated. */
export const OTHER_LANGUAGES: LanguageCode[] = LANGUAGES.slice(1).map(({ code }) => code);
export const LANGUAGE_CODES: [LanguageCode, ...LanguageCode[]] = [DEFAULT_LANGUAGE, ...OTHER_LANGUAGES];

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

/**
 * The first language of the list in an `Accept-Language` header such as "fr, ar-SA;q=0.9, en;q=0.8", by preference; the
 * default if it names none.
 */
export function preferredLanguage(header: string): LanguageCode {
  const wanted = header.split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
    const code = findLanguage(tag);
    const preference = quality === undefined ? 1 : Number(quality);
    return code !== null && preference > 0 ? [{ code, preference }] : [];
  });
  return wanted.toSorted((a, b) => b.preference - a.preference)[0]?.code ?? DEFAULT_LANGUAGE;
}

/** The text in a language, or in the default language if it is missing or empty. */
export function translated(text: LooseTranslations | null | undefined, language: LanguageCode): string {
  return text?.[language] || text?.[DEFAULT_LANGUAGE] || '';
}

/** A text in every language for which `textIn` returns one. */
export function inEachLanguage(textIn: (language: LanguageCode) => string | undefined): Translations {
  const texts: Partial<Translations> = {};
  for (const code of LANGUAGE_CODES) {
    const text = textIn(code);
    if (text !== undefined) texts[code] = text;
  }
  return { ...texts, [DEFAULT_LANGUAGE]: texts[DEFAULT_LANGUAGE] ?? '' };
}

/** The texts of all languages, that of the default language first. */
export function textsOf(texts: LooseTranslations): string[] {
  return LANGUAGE_CODES.flatMap((language) => texts[language] ?? []);
}

/** Translations without empty ones, which would hide the text of the default language. */
export function withoutEmpty(texts: LooseTranslations): Translations {
  return inEachLanguage((language) => texts[language] || undefined);
}

/** The locale of numbers and short dates, with Latin digits in every language. */
export function localeOf(language: LanguageCode): string {
  return `${language}-u-nu-latn`;
}
