import type { LanguageCode } from '@errand/domain/language';
import { formatClock, localTime } from '@errand/domain/time';
import type { Settings } from '../../../platform/settings.ts';
import type { OrderRow } from '../read/order-row.ts';
import { slotEnd } from '../read/order-times.ts';

/**
 * The slot of a scheduled order with its date, in the named time of its zone, because a mail does not know the reader's
 * clock: "Thursday 5 March, 10:00 to 10:30 (Gulf Standard Time)". Null for an order as soon as possible.
 */
export function slotText(
  order: Pick<OrderRow, 'scheduled_for' | 'time_zone' | 'language'>,
  settings: Pick<Settings, 'schedule_order_slot_duration' | 'timeformat'>,
): string | null {
  const { scheduled_for: from, time_zone: timeZone, language } = order;
  const to = slotEnd(order, settings);
  if (!from || !to) return null;
  const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'long', timeZone })
    .formatToParts(from)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const clock = (at: Date) =>
    clockText(localTime(at.getTime(), timeZone).minutes, settings.timeformat, language);
  return language === 'ar'
    ? `${day.format(from)}، من ${clock(from)} إلى ${clock(to)} (${zone ?? timeZone})`
    : `${day.format(from)}, ${clock(from)} to ${clock(to)} (${zone ?? timeZone})`;
}

function clockText(minutes: number, style: '12' | '24', language: LanguageCode): string {
  const text = formatClock(minutes, style);
  return language === 'ar' ? text.replace('AM', 'ص').replace('PM', 'م') : text;
}
