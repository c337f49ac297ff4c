import type { TimeSlot } from '@errand/contract/checkout';

/** Parts of the day with the hour at which each ends. */
const ENDS = { night: 6, morning: 12, afternoon: 17, evening: 24 } as const;
export type DayPart = keyof typeof ENDS;
export type PartOfDay = { part: DayPart; slots: TimeSlot[] };

/** The slots of a day grouped by the part in which they start; empty parts are left out. */
export function partsOf(slots: TimeSlot[]): PartOfDay[] {
  const names = Object.keys(ENDS) as DayPart[];
  return names
    .map((part) => ({ part, slots: slots.filter((slot) => partAt(slot.starts) === part) }))
    .filter((part) => part.slots.length > 0);
}

/**
 * The part shown first: that of the chosen slot, else of today's soonest slot, else the first from the morning on.
 */
export function firstOpen(
  parts: PartOfDay[],
  isToday: boolean,
  isChosen: (slot: TimeSlot) => boolean,
): PartOfDay | undefined {
  const chosen = parts.find(({ slots }) => slots.some(isChosen));
  if (chosen || isToday) return chosen ?? parts[0];
  return parts.find(({ part }) => part !== 'night') ?? parts[0];
}

function partAt(clock: string): DayPart {
  const hour = Number(clock.slice(0, 2));
  if (hour < ENDS.night) return 'night';
  if (hour < ENDS.morning) return 'morning';
  return hour < ENDS.afternoon ? 'afternoon' : 'evening';
}
