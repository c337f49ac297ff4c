import { useConfig } from './config.tsx';
import { createDates } from './dates.ts';
import { useLanguage, useText } from './i18n.tsx';

/** Dates and times of the shop's clock, in the page's language and the operator's 12 or 24 hour style. */
export function useDates() {
  const t = useText();
  const { timeformat: clock, time_zone: timeZone } = useConfig();
  const language = useLanguage();
  /** "Today", "Yesterday", "Tue 18 Nov", "18 Nov 2025". */
  const day = (iso: string, nowMs = Date.now()): string => {
    const dates = createDates({ language, clock, now: () => nowMs, timeZone });
    const ago = dates.daysAgo(iso);
    if (ago === 0) return t('ui.today');
    return ago === 1 ? t('ui.yesterday') : dates.weekday(iso);
  };
  return { ...createDates({ language, clock, now: Date.now, timeZone }), day };
}
