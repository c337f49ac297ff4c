import { localTime } from './clock.ts';
import { deliverySlots, type Slot, type SlotQuery } from './slots.ts';

/** What a kitchen can prepare for one slot; 0 is no limit. */
export type SlotCapacity = { orders: number; items: number };

/** What is ordered for one slot: orders, and the pieces in them. */
export type SlotUse = { orders: number; items: number };

const MINUTE = 60_000;
/** An order for now waits at most this long in the queue. After that the customer chooses a time. */
export const MAX_QUEUE_MINUTES = 180;

export function isLimited({ orders, items }: SlotCapacity): boolean {
  return orders > 0 || items > 0;
}

/** Whether an order of `items` pieces fits into a slot. One that is larger than the limit itself needs an empty slot. */
export function hasRoom(capacity: SlotCapacity, used: SlotUse, items: number): boolean {
  if (capacity.orders > 0 && used.orders >= capacity.orders) return false;
  return capacity.items === 0 || used.items === 0 || used.items + items <= capacity.items;
}

/**
 * The slot in which an instant lies. Slots start at multiples of the step in local time, as those of `deliverySlots` do. The
 * hour that occurs twice when clocks go back has slots of its own the second time. `deliverySlots` does not offer them.
 */
function slotAt(atMs: number, stepMinutes: number, timeZone: string): Slot {
  const begun = (localTime(atMs, timeZone).minutes % stepMinutes) * MINUTE;
  const fromMs = Math.floor(atMs / MINUTE) * MINUTE - begun;
  return { fromMs, toMs: fromMs + stepMinutes * MINUTE };
}

/**
 * The slot in which an order for now arrives: that of its usual time, or the next one with room within the opening hours and
 * `MAX_QUEUE_MINUTES`. Null if there is none. `query.isFull` tells the slots without room.
 */
export function arrivalSlot(query: SlotQuery): { slot: Slot; isDelayed: boolean } | null {
  const usualMs = query.nowMs + query.leadMinutes * MINUTE;
  const usual = slotAt(usualMs, query.stepMinutes, query.timeZone);
  if (!query.isFull?.(usual.fromMs)) return { slot: usual, isDelayed: false };
  const next = deliverySlots({ ...query, days: 2 }).find(({ slots }) => slots.length > 0)?.slots[0];
  if (!next || next.fromMs > usualMs + MAX_QUEUE_MINUTES * MINUTE) return null;
  return { slot: next, isDelayed: true };
}
