import { type Translate, useText } from '@errand/client/i18n.tsx';
import { useClockText } from '@errand/client/use-clock-text.ts';
import { useDayName } from '@errand/client/use-day-name.ts';
import type { Store } from '@errand/contract/stores';

const WEEK = 7;

type Opening = Pick<Store, 'opens_at' | 'opens_day' | 'opens_in_days' | 'first_slot'>;

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
