import { createDates } from '@errand/client/dates.ts';
import { useLanguage } from '@errand/client/i18n.tsx';
import { languageRow } from '@errand/domain/language';
import { formatMoney } from '@errand/domain/money';
import { useSession } from './session.ts';

/** Formats minor units as an amount in the shop's currency. */
export function useMoney(): (minor: number) => string {
  const { money } = useSession();
  return (minor) => formatMoney(minor, money);
}

/** Dates and times of the shop's clock, as forms take them and customers see them, whatever the device's own is. */
export function useDates() {
  const language = useLanguage();
  const { time_zone: timeZone } = useSession();
  const dates = createDates({ language, clock: '24', now: Date.now, timeZone });
  const { comma } = languageRow(language);
  return { ...dates, dateTime: (iso: string) => `${dates.date(iso)}${comma}${dates.clock(iso)}` };
}
