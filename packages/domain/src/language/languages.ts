/** The languages of the interface with their countries [LANG-02]. */
export const LANGUAGES = [
  { code: 'en', country: 'US' },
  { code: 'ar', country: 'SA' },
] as const;
export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** Codes of right-to-left languages [LANG-04], including languages that the interface does not offer. */
export const RIGHT_TO_LEFT: readonly string[] = [
  'ar',
  'arc',
  'dv',
  'fa',
  'ha',
  'he',
  'khw',
  'ks',
  'ku',
  'ps',
  'ur',
  'yl',
];

/** The text direction of a language code, ignoring case and region ("ar-EG"). */
export function directionOf(code: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.includes(code.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

/** The country that is stored with a selected language. */
export function countryOf(code: LanguageCode): string {
  return LANGUAGES.find((language) => language.code === code)?.country ?? LANGUAGES[0].country;
}
