import type { LanguageCode } from '@errand/domain/language';
import { instantOf, localTime } from '@errand/domain/time';

const MINUTE = 60_000;

/** The name of a time zone's clock ("Gulf Standard Time") if the device's clock shows another time then, else null. */
export function otherClock(iso: string, timeZone: string, language: LanguageCode): string | null {
  const at = new Date(iso);
  if (isSameClock(at, timeZone)) return null;
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whether the device's clock shows the same date and time as the zone's at that instant. */
function isSameClock(at: Date, timeZone: string): boolean {
  const own = at.getTime() - at.getTimezoneOffset() * MINUTE;
  const zones = instantOf(localTime(at.getTime(), timeZone), 'UTC');
  return Math.floor(own / MINUTE) === Math.floor(zones / MINUTE);
}
