import { useConfig } from '#platform/config.ts';
import { useLanguage } from '#platform/i18n/index.ts';

/** Formats an instant as the clock of this device shows it, in the operator's 12 or 24 hour style. */
export function useClock(): (iso: string) => string {
  const { timeformat } = useConfig();
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: timeformat === '12',
  });
  return (iso) => format.format(new Date(iso));
}

/** "Tue 18 Nov" in the page's language. */
export function useDay(): (iso: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  return (iso) => format.format(new Date(iso));
}
