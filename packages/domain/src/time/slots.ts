import { addDays, instantOf, isoDate, localTime } from './clock.ts';
import { type Hours, openSpans, type Span } from './hours.ts';

export type Slot = Span;
/** `date` is "2026-03-09" in the zone's time; a day without a free slot has an empty list. */
export type SlotDay = { date: string; weekday: number; slots: Slot[] };

export type SlotQuery = Hours & {
  /** `schedule_order_slot_duration`; 0 is read as 30. */
  stepMinutes: number;
  /** How long from now until the earliest slot may start (cooking and the way). */
  leadMinutes: number;
  /** How many days to offer, today included. */
  days: number;
  nowMs: number;
  timeZone: string;
};

const DAY = 1440;
const MINUTE = 60_000;
const DEFAULT_STEP = 30;

/**
 * Slots for ordering ahead. They start on even steps of the local clock (00:00, 00:30, …), lie wholly inside
 * the opening hours and never before now plus the lead. What a store sells past midnight belongs to the day
 * the slot falls on. Clock readings that do not occur on a day of changing clocks give no slot, nor does one that
 * the clock reaches before the slot ahead of it is over (45-minute steps at 01:30 and 03:00 are 30 minutes apart).
 */
export function deliverySlots(query: SlotQuery): SlotDay[] {
  const step = query.stepMinutes > 0 ? Math.floor(query.stepMinutes) : DEFAULT_STEP;
  let earliest = query.nowMs + query.leadMinutes * MINUTE;
  const today = localTime(query.nowMs, query.timeZone);
  const spans = query.alwaysOpen
    ? [{ fromMs: Number.NEGATIVE_INFINITY, toMs: Number.POSITIVE_INFINITY }]
    : openSpans(query.schedules, today, query.days + 1, query.timeZone);
  const days: SlotDay[] = [];
  for (let count = 0; count < query.days; count += 1) {
    const date = addDays(today, count);
    const slots: Slot[] = [];
    for (let minutes = 0; minutes + step <= DAY; minutes += step) {
      const fromMs = instantOf({ ...date, minutes }, query.timeZone);
      const toMs = fromMs + step * MINUTE;
      if (fromMs < earliest || !spans.some((span) => span.fromMs <= fromMs && toMs <= span.toMs)) continue;
      if (localTime(fromMs, query.timeZone).minutes !== minutes) continue;
      slots.push({ fromMs, toMs });
      earliest = toMs;
    }
    days.push({ date: isoDate(date), weekday: date.weekday, slots });
  }
  return days;
}

/** Whether an order may be scheduled for this instant: it must be the start of a slot that is still free. */
export function isSlot(query: SlotQuery, startMs: number): boolean {
  return deliverySlots(query).some((day) => day.slots.some((slot) => slot.fromMs === startMs));
}
