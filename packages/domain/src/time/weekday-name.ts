import { type LanguageCode, localeOf } from '../language/index.ts';
import { addDays } from './clock.ts';

/** 4 January 2026 is a Sunday. */
const SUNDAY = { year: 2026, month: 1, day: 4 };

/** The name of a weekday in a language, 0 is Sunday. */
export function weekdayName(day: number, language: LanguageCode): string {
  const date = addDays(SUNDAY, day);
  return formatOf(language).format(Date.UTC(date.year, date.month - 1, date.day));
}

/** Created on demand and cached: lists use the same names repeatedly, and most rows need none. */
const formats = new Map<LanguageCode, Intl.DateTimeFormat>();

function formatOf(language: LanguageCode): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format;
}
