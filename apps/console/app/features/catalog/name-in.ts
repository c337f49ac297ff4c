/** A stored name in the page's language, or in English if there is no Arabic one. */
export function nameIn(name: { en: string; ar?: string | undefined }, language: string): string {
  return (language === 'ar' && name.ar) || name.en;
}
