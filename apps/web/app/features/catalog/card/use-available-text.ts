import { useConfig } from '@errand/client/config.tsx';
import type { ClockStyle } from '@errand/client/dates.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { clockText } from '@errand/client/use-clock-text.ts';
import { useDayName } from '@errand/client/use-day-name.ts';
import type { Item } from '@errand/contract/catalog';
import { isolateAny } from '@errand/ui/isolate.ts';

const WEEK = 7;

/** "Available from 18:00" today, "Available tomorrow from 18:00", "Available Monday from 18:00"; null for an unknown time. */
export function useAvailableText(style?: ClockStyle): (item: Pick<Item, 'available_next'>) => string | null {
  const t = useText();
  const language = useLanguage();
  const { timeformat } = useConfig();
  const dayName = useDayName();
  return ({ available_next: next }) => {
    if (!next) return null;
    const time = isolateAny(clockText(next.time, style ?? timeformat, language));
    if (next.in_days === 0) return t('catalog.availableToday', { time });
    if (next.in_days === 1) return t('catalog.availableTomorrow', { time });
    const key = next.in_days < WEEK ? 'catalog.availableOn' : 'catalog.availableNext';
    return t(key, { day: dayName(next.day), time });
  };
}
