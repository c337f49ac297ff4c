import { useConfig } from '@errand/client/config.tsx';
import { createDates } from '@errand/client/dates.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { SearchedTrip } from './trip-address.ts';

const HOUR = 3_600_000;

/** Times and length of a searched trip as text, in the clock that it was chosen in. */
export function useTripText() {
  const t = useText();
  const language = useLanguage();
  const { timeformat: clock } = useConfig();
  const dates = createDates({ language, clock, now: Date.now, timeZone: 'UTC' });
  return {
    day: (at: string) => dates.weekday(wall(at)),
    clock: (at: string) => dates.clock(wall(at)),
    /** "3 days", "6 hours" or "40 km"; started days and hours count in full. */
    length: ({ type, pickupAt, returnAt, kilometers }: SearchedTrip) => {
      if (type === 'distance_wise' || !returnAt) return t('rental.kilometers', { count: kilometers ?? 0 });
      const hours = (Date.parse(returnAt) - Date.parse(pickupAt)) / HOUR;
      if (type === 'hourly') return t('rental.hours', { count: Math.ceil(hours) });
      // Days follow the clock, so that a change of clocks adds none.
      const clockHours = (Date.parse(wall(returnAt)) - Date.parse(wall(pickupAt))) / HOUR;
      return t('rental.days', { count: Math.ceil(clockHours / 24) });
    },
  };
}

/** The clock of a time as if it were UTC. */
function wall(at: string): string {
  return `${at.slice(0, 16)}:00Z`;
}
