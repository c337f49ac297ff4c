import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { useClockText } from '@errand/client/use-clock-text.ts';

/** Labels for days and times in the store's time zone, which may differ from the visitor's. */
export function useSlotLabels() {
  const t = useText();
  const clock = useClockText();
  const locale = `${useLanguage()}-u-nu-latn`;
  const utc = { timeZone: 'UTC' } as const;
  const dated = new Intl.DateTimeFormat(locale, {
    ...utc,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });

  return {
    /** "18:30", or "6:30 PM" with the 12-hour style. */
    clock,
    /** "18:30–19:00". */
    span: (starts: string, ends: string) => `${clock(starts)}–${clock(ends)}`,
    /** Today, Tomorrow, "Sat 22 Nov"; `index` counts from today in the store's zone. */
    day(date: string, index: number): string {
      if (index === 0) return t('ui.today');
      if (index === 1) return t('checkout.tomorrow');
      const parts = dated.formatToParts(new Date(`${date}T00:00:00Z`));
      const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
      return `${part('weekday')} ${part('day')} ${part('month')}`;
    },
  };
}
