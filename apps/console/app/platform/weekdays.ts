import { useLanguage } from '@errand/client/i18n.tsx';

/** The week begins on Monday here; day 0 is Sunday. */
const DAYS = [1, 2, 3, 4, 5, 6, 0];

/** The days of a week in the console's order, with their names in the member's language. */
export function useWeekdays(): { day: number; name: string }[] {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  return DAYS.map((day) => ({ day, name: format.format((3 + day) * 86_400_000) }));
}
