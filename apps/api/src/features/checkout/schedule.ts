import { instantOf, isoDate, isSlotStart, localTime, type SlotQuery } from '@errand/domain/time';
import type { Settings } from '../../platform/settings.ts';
import { isScheduling, type StoreRow } from '../stores/index.ts';

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::\d{2})?/;

/** Parses "2026-03-04 18:30:00" in a time zone; null for an invalid time. */
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

/** Whether an order can be scheduled for this instant: the start of a slot, with room or without. */
export function isOffered(store: StoreRow, settings: Settings, query: SlotQuery, atMs: number): boolean {
  const { isFull: _, ...slots } = query;
  return isScheduling(store, settings) && isSlotStart(slots, atMs);
}
