import { weekdayName } from '@errand/domain/time';
import { useLanguage } from './i18n.tsx';

/** The name of a weekday in the language of the page, 0 is Sunday. */
export function useDayName(): (day: number) => string {
  const language = useLanguage();
  return (day) => weekdayName(day, language);
}
