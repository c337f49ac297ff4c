/** The name of each language in that language. */
export const LANGUAGE_NAMES = { en: 'English', ar: 'العربية' } as const;
