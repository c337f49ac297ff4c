import {
  instantOf,
  isoDate,
  isSlotStart,
  localTime,
  SLOT_DAYS,
  type SlotQuery,
  slotMinutes,
} from '@errand/domain/time';
import type { Settings } from '../settings/index.ts';
import { hoursOf, leadMinutes, type StoreRow } from '../stores/index.ts';

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

/** Whether an order can be scheduled for this instant: the start of a free slot. */
export function isOffered(store: StoreRow, settings: Settings, atMs: number, nowMs: number): boolean {
  return isScheduling(store, settings) && isSlotStart(slotQueryOf(store, settings, nowMs), atMs);
}

/** Whether orders can be scheduled at the store. */
export function isScheduling(store: StoreRow, settings: Settings): boolean {
  return settings.schedule_order && store.schedule_order;
}

/** The inputs of the store's slots. The lead time covers the preparation time. */
export function slotQueryOf(store: StoreRow, settings: Settings, nowMs: number): SlotQuery {
  return {
    ...hoursOf(store),
    stepMinutes: slotMinutes(settings.schedule_order_slot_duration),
    leadMinutes: Math.max(leadMinutes(store), store.delivery_minutes_from),
    days: SLOT_DAYS,
    nowMs,
    timeZone: store.time_zone,
  };
}
