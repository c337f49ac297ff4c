import type { LanguageCode } from '@errand/domain/language';
import { addDays } from '@errand/domain/time';
import { useLanguage } from './i18n.tsx';

/** 4 January 2026 is a Sunday. */
const SUNDAY = { year: 2026, month: 1, day: 4 };

/** The name of a weekday, 0 = Sunday. */
export function useDayName(): (day: number) => string {
  const language = useLanguage();
  return (day) => {
    const date = addDays(SUNDAY, day);
    return weekdayFormat(language).format(Date.UTC(date.year, date.month - 1, date.day));
  };
}

/** Created on demand and cached: lists use the same names repeatedly, and most rows need none. */
const formats = new Map<LanguageCode, Intl.DateTimeFormat>();

function weekdayFormat(language: LanguageCode): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format;
}
