import { addDays, instantOf, isoDate, localTime } from './clock.ts';
import { type OpeningHours, openSpans, type TimeSpan } from './hours.ts';

export type Slot = TimeSpan;
/**
 * The free slots of a day; `date` is "2026-03-09" in the time zone. `reason` says why a day has none: the store is `closed`,
 * the last slot is `over`, or all that are left are `full`.
 */
export type SlotDay = {
  date: string;
  weekday: number;
  slots: Slot[];
  /** The number of slots that are left out because they are full. */
  fullCount: number;
  reason: 'closed' | 'over' | 'full' | null;
};

export type SlotQuery = OpeningHours & {
  /** Length of a slot (`schedule_order_slot_duration`); 0 is 30. */
  stepMinutes: number;
  /** Minutes from now to the earliest slot: preparation and travel. */
  leadMinutes: number;
  /** Number of days to offer, including today. */
  days: number;
  nowMs: number;
  timeZone: string;
  /** Whether the slot that starts at an instant has no room left; none is full without it. */
  isFull?: (fromMs: number) => boolean;
};

const DAY = 1440;
const MINUTE = 60_000;
const DEFAULT_STEP = 30;
/** Number of days offered at checkout, including today. */
export const SLOT_DAYS = 7;

/** Length of a slot in minutes: the setting `schedule_order_slot_duration`, or 30 when it is 0 [CHECKOUT-08]. */
export function slotMinutes(setting: number): number {
  return setting > 0 ? Math.floor(setting) : DEFAULT_STEP;
}

/**
 * Slots for scheduled orders. They start at multiples of the step in local time (00:00, 00:30, …), lie inside the opening
 * hours and not before now plus the lead time. A slot past midnight belongs to the date it falls on. Local times that are
 * skipped when clocks go forward have no slot, nor has a slot that would overlap the one before (with 45-minute steps,
 * 01:30 and 03:00 are then 30 minutes apart).
 */
export function deliverySlots(query: SlotQuery): SlotDay[] {
  return [...slotDays(query)];
}

/** The first slot that an order can be scheduled for; null if no day has one. */
export function firstSlot(query: SlotQuery): Slot | null {
  for (const { slots } of slotDays(query)) if (slots[0]) return slots[0];
  return null;
}

function* slotDays(query: SlotQuery): Generator<SlotDay> {
  const step = slotMinutes(query.stepMinutes);
  let earliest = query.nowMs + query.leadMinutes * MINUTE;
  const today = localTime(query.nowMs, query.timeZone);
  const spans = openSpans(query, today, query.days + 1, query.timeZone);
  for (let count = 0; count < query.days; count += 1) {
    const date = addDays(today, count);
    const slots: Slot[] = [];
    let missed = false;
    let fullCount = 0;
    for (let minutes = 0; minutes + step <= DAY; minutes += step) {
      const fromMs = instantOf({ ...date, minutes }, query.timeZone);
      const toMs = fromMs + step * MINUTE;
      if (!spans.some((span) => span.fromMs <= fromMs && toMs <= span.toMs)) continue;
      if (localTime(fromMs, query.timeZone).minutes !== minutes) continue;
      if (fromMs < earliest) {
        missed = true;
        continue;
      }
      earliest = toMs;
      if (query.isFull?.(fromMs)) fullCount += 1;
      else slots.push({ fromMs, toMs });
    }
    const missing = fullCount > 0 ? 'full' : missed ? 'over' : 'closed';
    const reason = slots.length > 0 ? null : missing;
    yield { date: isoDate(date), weekday: date.weekday, slots, fullCount, reason };
  }
}

/** Whether an order can be scheduled for this instant: it must be the start of an available slot. */
export function isSlotStart(query: SlotQuery, startMs: number): boolean {
  return deliverySlots(query).some((day) => day.slots.some((slot) => slot.fromMs === startMs));
}
