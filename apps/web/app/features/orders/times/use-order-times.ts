import { useConfig } from '@errand/client/config.tsx';
import { createDates } from '@errand/client/dates.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { LanguageCode } from '@errand/domain/language';
import { localTime } from '@errand/domain/time';
import { isolate } from '@errand/ui/isolate.ts';

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
    return t('orders.span', { from: isolate(dates.clock(from)), to: isolate(dates.clock(to)) });
  }

  return {
    ...dates,
    day,
    span,
    /** "Tomorrow, 10:00 to 10:30". */
    window: (from: string, to: string, nowMs?: number) =>
      `${day(from, nowMs)}${t('ui.comma')} ${span(from, to)}`,
    /** The name of the zone's time ("Gulf Standard Time") if the visitor's clock shows another time, else null. */
    zoneName: (iso: string) => (isSameClock(iso, timeZone) ? null : zoneName(iso, timeZone, language)),
  };
}

function zoneName(iso: string, timeZone: string, language: LanguageCode): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts(
    new Date(iso),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whether the browser's clock shows the same date and time as the zone's at that instant. */
function isSameClock(iso: string, timeZone: string): boolean {
  const at = new Date(iso);
  const own = -at.getTimezoneOffset() * 60_000;
  const { year, month, day, minutes } = localTime(at.getTime(), timeZone);
  const wall = Date.UTC(year, month - 1, day) + minutes * 60_000;
  return Math.floor((at.getTime() + own) / 60_000) === Math.floor(wall / 60_000);
}
