import type { LanguageCode } from '@errand/domain/language';
import { formatClock, localTime } from '@errand/domain/time';

/** An instant with its date in a time zone: "Thursday 5 March, 10:00", or "Thursday 5 March, 10:00 AM". */
export function timeText(at: Date, timeZone: string, language: LanguageCode, style: '12' | '24'): string {
  const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const clock = formatClock(localTime(at.getTime(), timeZone).minutes, style);
  if (language === 'en') return `${day.format(at)}, ${clock}`;
  return `${day.format(at)}، ${clock.replace('AM', 'ص').replace('PM', 'م')}`;
}
