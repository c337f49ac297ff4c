import type { LanguageCode } from '@errand/domain/language';
import { minutesText, parseClock } from '@errand/domain/time';
import { useConfig } from './config.tsx';
import type { ClockStyle } from './dates.ts';
import { useLanguage } from './i18n.tsx';

/** Formats a wire time ("18:30") as "18:30", "6:30 PM" or "6:30 م". Isolate it with `<bdi>`. */
export function clockText(text: string, style: ClockStyle, language: LanguageCode): string {
  const minutes = parseClock(text);
  return minutes === null ? text : minutesText(minutes, style, language);
}

/** Formats wire times in the operator's 12 or 24 hour style. */
export function useClockText(): (text: string) => string {
  const { timeformat } = useConfig();
  const language = useLanguage();
  return (text) => clockText(text, timeformat, language);
}
