/** Each language in itself. */
export const LANGUAGE_NAMES = { en: 'English', ar: 'العربية' } as const;
