import { type LanguageCode, languageRow } from '@errand/domain/language';
import { localTime, minutesText } from '@errand/domain/time';

/** An instant with its date in a time zone: "Thursday 5 March, 10:00", or "Thursday 5 March, 10:00 AM". */
export function timeText(at: Date, timeZone: string, language: LanguageCode, style: '12' | '24'): string {
  const { dates, comma } = languageRow(language);
  const day = new Intl.DateTimeFormat(dates, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return `${day.format(at)}${comma}${minutesText(localTime(at.getTime(), timeZone).minutes, style, language)}`;
}
