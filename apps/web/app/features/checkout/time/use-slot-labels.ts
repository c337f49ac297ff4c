import { useText } from '@errand/client/i18n.tsx';
import { useClockText } from '@errand/client/use-clock-text.ts';
import { useDates } from '@errand/client/use-dates.ts';

/** Labels for days and times in the store's time zone, which may differ from the visitor's. */
export function useSlotLabels() {
  const t = useText();
  const clock = useClockText();
  const { weekday } = useDates();

  return {
    /** "18:30", or "6:30 PM" with the 12-hour style. */
    clock,
    /** "18:30–19:00". */
    span: (starts: string, ends: string) => `${clock(starts)}–${clock(ends)}`,
    /** Today, Tomorrow, "Sat 22 Nov"; `index` counts from today in the store's zone. */
    day(date: string, index: number): string {
      if (index === 0) return t('ui.today');
      if (index === 1) return t('checkout.tomorrow');
      return weekday(date);
    },
  };
}
