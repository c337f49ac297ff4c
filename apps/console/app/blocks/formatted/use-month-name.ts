import { useLanguage } from '@errand/client/i18n.tsx';
import { localeOf } from '@errand/domain/language';

/** Names months, such as February 2026. */
export function useMonthName(): (month: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(useLanguage()), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (month) => format.format(Date.parse(`${month}-01T00:00:00Z`));
}
