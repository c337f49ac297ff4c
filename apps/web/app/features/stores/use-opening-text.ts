import { type Translate, useLanguage, useText } from '@errand/client/i18n.tsx';
import { useClockText } from '@errand/client/use-clock-text.ts';
import type { Store } from '@errand/contract/stores';
import type { LanguageCode } from '@errand/domain/language';
import { addDays } from '@errand/domain/time';

/** 4 January 2026 is a Sunday. */
const SUNDAY = { year: 2026, month: 1, day: 4 };
const WEEK = 7;

type Opening = Pick<Store, 'opens_at' | 'opens_day' | 'opens_in_days' | 'first_slot'>;

/** The name of a weekday, 0 = Sunday. */
export function useDayName(): (day: number) => string {
  const language = useLanguage();
  return (day) => {
    const date = addDays(SUNDAY, day);
    return weekdayFormat(language).format(Date.UTC(date.year, date.month - 1, date.day));
  };
}

/** Created on demand and cached: lists use the same names repeatedly, and most stores need none. */
const formats = new Map<LanguageCode, Intl.DateTimeFormat>();

function weekdayFormat(language: LanguageCode): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format;
}

/**
 * What a closed store offers. `opens`: "Opens at 10:00" today, "Opens tomorrow at 10:00", "Opens Monday at 10:00"; null
 * when it never opens. `order`: "Order for tomorrow from 10:00" in the same way; null when it takes no scheduled orders.
 */
export function useOpeningText(): (store: Opening) => { opens: string | null; order: string | null } {
  const t = useText();
  const dayName = useDayName();
  const clock = useClockText();
  return ({ opens_at: at, opens_day: day, opens_in_days: inDays, first_slot: slot }) => ({
    opens:
      at === null || day === null || inDays === null
        ? null
        : opensText(t, inDays, { day: dayName(day), time: clock(at) }),
    order: slot && orderText(t, slot.in_days, { day: dayName(slot.day), time: clock(slot.starts) }),
  });
}

type When = { day: string; time: string };

function opensText(t: Translate, inDays: number, { day, time }: When): string {
  if (inDays === 0) return t('stores.opensToday', { time });
  if (inDays === 1) return t('stores.opensTomorrow', { time });
  return t(inDays < WEEK ? 'stores.opensOn' : 'stores.opensNext', { day, time });
}

function orderText(t: Translate, inDays: number, { day, time }: When): string {
  if (inDays === 0) return t('stores.orderToday', { time });
  if (inDays === 1) return t('stores.orderTomorrow', { time });
  return t('stores.orderOn', { day, time });
}
