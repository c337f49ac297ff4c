import { useConfig } from '@errand/client/config.tsx';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { clockText } from '@errand/client/use-clock-text.ts';
import { formatClock, localTime } from '@errand/domain/time';
import { isolate } from '@errand/ui/isolate.ts';
import { daysAhead, isSameClock } from './zone-days.ts';

/**
 * Formats the instants of an order in the time of its zone, as checkout offers its slots, whatever the browser's own
 * time zone is.
 */
export function useOrderTimes(timeZone: string) {
  const t = useText();
  const { timeformat } = useConfig();
  const language = useLanguage();
  const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const near = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const far = format({ day: 'numeric', month: 'short', year: 'numeric' });

  function clock(iso: string): string {
    const { minutes } = localTime(Date.parse(iso), timeZone);
    return clockText(formatClock(minutes, '24'), timeformat, language);
  }

  /** "Today", "Tomorrow", "Yesterday", "Tue 24 Nov", or with the year when it is far away. */
  function day(iso: string, nowMs = Date.now()): string {
    const ahead = daysAhead(Date.parse(iso), nowMs, timeZone);
    if (ahead === 0) return t('ui.today');
    if (ahead === 1) return t('checkout.tomorrow');
    if (ahead === -1) return t('ui.yesterday');
    return (Math.abs(ahead) < 150 ? near : far).format(new Date(iso));
  }

  /** "10:00 to 10:30". */
  function span(from: string, to: string): string {
    return t('orders.span', { from: isolate(clock(from)), to: isolate(clock(to)) });
  }

  return {
    clock,
    day,
    span,
    /** "Tomorrow, 10:00 to 10:30". */
    window: (from: string, to: string, nowMs?: number) =>
      `${day(from, nowMs)}${t('ui.comma')} ${span(from, to)}`,
    /** "18 Nov 2025". */
    date: (iso: string) => far.format(new Date(iso)),
    weekday: (iso: string) => near.format(new Date(iso)),
    /** The name of the zone's time ("Gulf Standard Time") where the visitor's clock shows another one, else null. */
    zoneName: (iso: string) =>
      isSameClock(iso, timeZone)
        ? null
        : (format({ timeZoneName: 'long' })
            .formatToParts(new Date(iso))
            .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone),
  };
}
