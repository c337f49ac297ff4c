import type { Translate } from '@errand/client/i18n.tsx';
import { type LanguageCode, languageRow } from '@errand/domain/language';
import type { DayPickerProps } from 'react-day-picker';

/** The texts of the calendar in a language, with Latin digits and Gregorian months. */
export function calendarTexts(
  language: LanguageCode,
  t: Translate,
): Pick<DayPickerProps, 'formatters' | 'labels'> {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, options);
    return (date: Date) => formatter.format(date);
  };
  const month = format({ month: 'long' });
  const monthAndYear = format({ month: 'long', year: 'numeric' });
  const fullDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = format({ weekday: 'long' });
  const shortWeekday = format({ weekday: languageRow(language).weekdays });
  return {
    formatters: {
      formatCaption: monthAndYear,
      formatDay: (date) => String(date.getDate()),
      formatMonthDropdown: month,
      formatYearDropdown: (date) => String(date.getFullYear()),
      formatWeekdayName: shortWeekday,
    },
    labels: {
      labelDayButton: (date, { today, selected }) =>
        [fullDay(date), today && t('ui.today'), selected && t('ui.chosen')]
          .filter(Boolean)
          .join(`${t('ui.comma')} `),
      labelGrid: monthAndYear,
      labelMonthDropdown: () => t('ui.month'),
      labelYearDropdown: () => t('ui.year'),
      labelNav: () => t('ui.months'),
      labelNext: () => t('ui.nextMonth'),
      labelPrevious: () => t('ui.previousMonth'),
      labelWeekday: weekday,
    },
  };
}
