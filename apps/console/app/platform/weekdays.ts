import { useLanguage } from '@errand/client/i18n.tsx';
import { weekdayName } from '@errand/domain/time';

/** The week begins on Monday here; day 0 is Sunday. */
const DAYS = [1, 2, 3, 4, 5, 6, 0];

/** The days of a week in the console's order, with their names in the member's language. */
export function useWeekdays(): { day: number; name: string }[] {
  const language = useLanguage();
  return DAYS.map((day) => ({ day, name: weekdayName(day, language) }));
}
