import { type LanguageCode, languageRow } from '@errand/domain/language';
import { localTime, minutesText } from '@errand/domain/time';
import type { Settings } from '../../../platform/settings.ts';
import { textOf } from '../../../platform/texts/index.ts';
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
  const { day, clock, zone } = partsOf(from, { timeZone, language }, settings);
  return textOf('mails.slot', language, { day, from: clock(from), to: clock(to), zone });
}

/**
 * Until when the bank transfer of an order has to arrive, in the named time of its zone: "Thursday 5 March, 10:00 (Gulf
 * Standard Time)". Null for an order that awaits none.
 */
export function transferText(
  {
    transfer_by: by,
    time_zone: timeZone,
    language,
  }: Pick<OrderRow, 'transfer_by' | 'time_zone' | 'language'>,
  settings: Pick<Settings, 'timeformat'>,
): string | null {
  if (!by) return null;
  const { day, clock, zone } = partsOf(by, { timeZone, language }, settings);
  return textOf('mails.moment', language, { day, time: clock(by), zone });
}

function partsOf(
  at: Date,
  { timeZone, language }: { timeZone: string; language: LanguageCode },
  { timeformat }: Pick<Settings, 'timeformat'>,
) {
  const locale = languageRow(language).dates;
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'long', timeZone })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return {
    day: day.format(at),
    zone: zone ?? timeZone,
    clock: (time: Date) => minutesText(localTime(time.getTime(), timeZone).minutes, timeformat, language),
  };
}
