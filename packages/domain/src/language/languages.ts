/** The languages of the interface, with the country that goes along with each (000 §3). */
export const LANGUAGES = [
  { code: 'en', country: 'US' },
  { code: 'ar', country: 'SA' },
] as const;
export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** Codes that are written from right to left (000 §3), also those of languages that are not offered yet. */
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

/** The direction of a language by its code; a region ("ar-EG") changes nothing. */
export function directionOf(code: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.includes(code.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

/** The country stored beside a chosen language. */
export function countryOf(code: LanguageCode): string {
  return LANGUAGES.find((language) => language.code === code)?.country ?? LANGUAGES[0].country;
}
