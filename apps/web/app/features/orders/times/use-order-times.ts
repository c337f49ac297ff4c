import { useConfig } from '@errand/client/config.tsx';
import { createDates } from '@errand/client/dates.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';

/**
 * Formats the instants of an order in the time of its zone, as checkout offers its slots, whatever the browser's own
 * time zone is.
 */
export function useOrderTimes(timeZone: string) {
  const t = useText();
  const { timeformat } = useConfig();
  const language = useLanguage();
  const datesAt = (now: () => number) => createDates({ language, clock: timeformat, now, timeZone });
  const dates = datesAt(Date.now);

  /** "Today", "Tomorrow", "Yesterday", else "Tue 24 Nov". */
  function day(iso: string, nowMs = Date.now()): string {
    const { daysAgo, weekday } = datesAt(() => nowMs);
    const ago = daysAgo(iso);
    if (ago === 0) return t('ui.today');
    if (ago === -1) return t('checkout.tomorrow');
    return ago === 1 ? t('ui.yesterday') : weekday(iso);
  }

  /** "10:00 to 10:30". */
  function span(from: string, to: string): string {
    return t('orders.span', { from: isolateAny(dates.clock(from)), to: isolateAny(dates.clock(to)) });
  }

  return {
    ...dates,
    day,
    span,
    /** "Tomorrow, 10:00 to 10:30". */
    window: (from: string, to: string, nowMs?: number) =>
      `${day(from, nowMs)}${t('ui.comma')} ${span(from, to)}`,
  };
}
