/** "2026-03-09" as "9 March" in the page's language, with Latin digits. */
export function dayText(day: string, language: string): string {
  const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
