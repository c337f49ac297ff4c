import { useConfig } from './config.tsx';
import { useLanguage, useText } from './i18n.tsx';

/** Formats instants for lists: "Today", "Yesterday", "Tue 18 Nov", "18 Nov 2025", "10:24". */
export function useDates() {
  const t = useText();
  const { timeformat } = useConfig();
  const locale = `${useLanguage()}-u-nu-latn`;
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: timeformat === '12',
  });
  const near = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const far = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  function day(iso: string, nowMs = Date.now()): string {
    const at = new Date(iso);
    const ago = daysBetween(at, new Date(nowMs));
    if (ago === 0) return t('ui.today');
    if (ago === 1) return t('ui.yesterday');
    return Math.abs(ago) < 150 ? near.format(at) : far.format(at);
  }
  return {
    day,
    weekday: (iso: string) => near.format(new Date(iso)),
    clock: (iso: string) => clock.format(new Date(iso)),
    date: (iso: string) => far.format(new Date(iso)),
  };
}

function daysBetween(a: Date, b: Date): number {
  return Math.round((utcMidnight(b) - utcMidnight(a)) / 86_400_000);
}

/** The local calendar day as UTC midnight, so that a day with a clock change is still one day. */
function utcMidnight(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
