import type { LanguageCode } from '@errand/domain/language';
import { localTime } from '@errand/domain/time';

/** The name of a time zone's clock ("Gulf Standard Time") if the device's clock shows another time then, else null. */
export function otherClock(iso: string, timeZone: string, language: LanguageCode): string | null {
  const at = new Date(iso);
  if (isSameClock(at, timeZone)) return null;
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whether the device's clock shows the same date and time as the zone's at that instant. */
function isSameClock(at: Date, timeZone: string): boolean {
  const own = -at.getTimezoneOffset() * 60_000;
  const { year, month, day, minutes } = localTime(at.getTime(), timeZone);
  const wall = Date.UTC(year, month - 1, day) + minutes * 60_000;
  return Math.floor((at.getTime() + own) / 60_000) === Math.floor(wall / 60_000);
}
