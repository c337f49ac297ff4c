import { createDates } from '@errand/client/dates.ts';
import { useDateStyle } from '@errand/client/forms/date-style.tsx';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import {
  FIRST_YEAR,
  isCalendarDay,
  LAST_YEAR,
  minutesText,
  parseClock,
  parseTypedDate,
  parseTypedTime,
} from '@errand/domain/time';
import { isolate, isolateAny } from '../../isolate.ts';
import type { Typed } from './use-typed.ts';

export type DayLimits = {
  /** First and last day, "2026-11-27", both inclusive. */
  min?: string | undefined;
  max?: string | undefined;
  /** Days between them that cannot be chosen. */
  isUnavailable?: ((day: string) => boolean) | undefined;
};

/** The texts of days and times, and what typed ones mean. */
export function useDayRules() {
  const t = useText();
  const language = useLanguage();
  const { clock } = useDateStyle();
  const dates = createDates({ language, clock, now: Date.now });
  const timeText = (minutes: number) => minutesText(minutes, clock, language);

  /** The message that rejects a valid day; null for a day within the limits. */
  function dayProblem(day: string, { min, max, isUnavailable }: DayLimits): string | null {
    if (min && day < min) return t('ui.dateFrom', { date: isolateAny(dates.fullDate(min)) });
    if (max && day > max) return t('ui.dateUntil', { date: isolateAny(dates.fullDate(max)) });
    return isUnavailable?.(day) ? t('ui.dateUnavailable') : null;
  }

  function parseDay(text: string, limits: DayLimits, isFinal: boolean): Typed {
    const typed = parseTypedDate(text, isFinal);
    if ('day' in typed) {
      const problem = dayProblem(typed.day, limits);
      return problem ? { problem } : { value: typed.day };
    }
    switch (typed.problem) {
      case 'missing':
        return { problem: t('ui.dateMissing', { date: isolateAny(text.trim()) }) };
      case 'year':
        return { problem: t('ui.dateYear', { first: FIRST_YEAR, last: LAST_YEAR }) };
      case 'form':
        return { problem: t('ui.dateForm', { example: isolate('27/11/2026') }) };
    }
  }

  /** `value` is the current time, whose half of the day an ambiguous one takes. */
  function parseTime(text: string, value: string, isFinal: boolean): Typed {
    const typed = parseTypedTime(text, { style: clock, before: parseClock(value), isFinal });
    if ('time' in typed) return { value: typed.time };
    if (typed.problem === 'half') return { problem: t('ui.timeHalf') };
    return { problem: t('ui.timeForm', { example: isolateAny(timeText(18 * 60 + 30)) }) };
  }

  return {
    dayText: (day: string) => (isCalendarDay(day) ? dates.fullDate(day) : null),
    timeText,
    clockText(time: string): string | null {
      const minutes = parseClock(time);
      return minutes === null ? null : timeText(minutes);
    },
    dayProblem,
    parseDay,
    parseTime,
  };
}
