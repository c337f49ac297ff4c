import { addDays, instantOf, isoDate, localTime } from './clock.ts';
import { type Hours, openSpans, type Span } from './hours.ts';

export type Slot = Span;
/**
 * `date` is "2026-03-09" in the zone's time. A day without a free slot says why: the store is `closed` all day, or it is
 * `over`, too late for the last slot.
 */
export type SlotDay = { date: string; weekday: number; slots: Slot[]; reason: 'closed' | 'over' | null };

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
/** How many days are offered, today included. */
export const SLOT_DAYS = 7;

/** The length of a slot: `schedule_order_slot_duration`, of which 0 is read as 30. */
export function slotMinutes(setting: number): number {
  return setting > 0 ? Math.floor(setting) : DEFAULT_STEP;
}

/**
 * Slots for ordering ahead. They start on even steps of the local clock (00:00, 00:30, …), lie wholly inside
 * the opening hours and never before now plus the lead. What a store sells past midnight belongs to the day
 * the slot falls on. Clock readings that do not occur on a day of changing clocks give no slot, nor does one that
 * the clock reaches before the slot ahead of it is over (45-minute steps at 01:30 and 03:00 are 30 minutes apart).
 */
export function deliverySlots(query: SlotQuery): SlotDay[] {
  const step = slotMinutes(query.stepMinutes);
  let earliest = query.nowMs + query.leadMinutes * MINUTE;
  const today = localTime(query.nowMs, query.timeZone);
  const spans = query.alwaysOpen
    ? [{ fromMs: Number.NEGATIVE_INFINITY, toMs: Number.POSITIVE_INFINITY }]
    : openSpans(query.schedules, today, query.days + 1, query.timeZone);
  const days: SlotDay[] = [];
  for (let count = 0; count < query.days; count += 1) {
    const date = addDays(today, count);
    const slots: Slot[] = [];
    let missed = false;
    for (let minutes = 0; minutes + step <= DAY; minutes += step) {
      const fromMs = instantOf({ ...date, minutes }, query.timeZone);
      const toMs = fromMs + step * MINUTE;
      if (!spans.some((span) => span.fromMs <= fromMs && toMs <= span.toMs)) continue;
      if (localTime(fromMs, query.timeZone).minutes !== minutes) continue;
      if (fromMs < earliest) {
        missed = true;
        continue;
      }
      slots.push({ fromMs, toMs });
      earliest = toMs;
    }
    const reason = slots.length > 0 ? null : missed ? 'over' : 'closed';
    days.push({ date: isoDate(date), weekday: date.weekday, slots, reason });
  }
  return days;
}

/** Whether an order may be scheduled for this instant: it must be the start of a slot that is still free. */
export function isSlot(query: SlotQuery, startMs: number): boolean {
  return deliverySlots(query).some((day) => day.slots.some((slot) => slot.fromMs === startMs));
}
