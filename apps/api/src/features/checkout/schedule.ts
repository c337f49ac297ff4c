import { instantOf, isoDate, isSlot, localTime } from '@errand/domain/time';
import type { Settings } from '../settings/index.ts';
import { hoursOf, leadMinutes, type StoreRow } from '../stores/index.ts';

/** How far ahead an order may be placed. */
const DAYS_AHEAD = 14;

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::\d{2})?/;

/** "2026-03-04 18:30:00" on the clock of a time zone; null when it is no such time. */
export function instantOfText(text: string, timeZone: string): number | null {
  const match = WRITTEN.exec(text.trim());
  if (!match) return null;
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (hour > 23 || minute > 59) return null;
  const instant = instantOf({ year, month, day, minutes: hour * 60 + minute }, timeZone);
  return isoDate(localTime(instant, timeZone)) === text.trim().slice(0, 10) ? instant : null;
}

/** Whether the store can be ordered from for this instant: the start of one of its free slots. */
export function isOffered(store: StoreRow, settings: Settings, atMs: number, nowMs: number): boolean {
  if (!settings.schedule_order || !store.schedule_order) return false;
  return isSlot(
    {
      ...hoursOf(store),
      stepMinutes: settings.schedule_order_slot_duration,
      leadMinutes: leadMinutes(store),
      days: DAYS_AHEAD,
      nowMs,
      timeZone: store.time_zone,
    },
    atMs,
  );
}
